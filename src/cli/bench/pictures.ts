import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startBuiltSite } from '../built-site.ts';
import { childrenOf, residentMegabytes } from './load/process-tree.ts';
import { askForAll, pictureAddresses } from './memory/site-pictures.ts';
import { readOptions, startReport } from './report/report.ts';

/**
 * `npm run bench -- pictures [--pictures 500] [--connections 4]`: memory of the web process, and of the processes it started,
 * before, while and after 500 different pictures are rendered. Reads `/proc`, so it needs Linux. The web process may
 * hold 250 MB, and grow by a tenth in the second half.
 */
const { pictures: wanted, connections } = readOptions({ pictures: 500, connections: 4 });
const mostMegabytes = 250;
const mostGrowth = 1.1;
const sampleEveryMs = 250;

const report = startReport('pictures');
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const site = await startBuiltSite(await freePort(), {
  DATABASE_URL: `file:${join(folder, 'ash.db')}`,
  CONTENT_RATE_LIMIT: '0',
});

const mostOf = { web: 0, others: 0 };
const addresses = (await pictureAddresses(site.address, wanted)).map((path) => site.address + path);
const before = memory();
const sampling = setInterval(memory, sampleEveryMs);
const started = performance.now();
const half = Math.floor(addresses.length / 2);
await askForAll(addresses.slice(0, half), connections, { Accept: 'image/webp' });
const middle = memory();
await askForAll(addresses.slice(half), connections, { Accept: 'image/webp' });
const seconds = (performance.now() - started) / 1000;
const after = memory();
clearInterval(sampling);
await site.stop();
rmSync(folder, { recursive: true });

report.note(`${addresses.length} pictures over ${connections} connections in ${seconds.toFixed(1)} s.`);
for (const [of, { web, others }] of Object.entries({
  before,
  'after half of them': middle,
  'after all': after,
  'at most': mostOf,
})) {
  const goal = of === 'after all' ? { atMost: mostMegabytes } : {};
  report.add({ of, what: 'the web process', unit: 'MB', value: web, ...goal });
  report.add({ of, what: 'processes it started', unit: 'MB', value: others });
}
report.add({ of: 'the second half', what: 'growth', unit: '', value: after.web / middle.web, atMost: mostGrowth });
report.finish();

/** Resident memory in megabytes; remembers the most. */
function memory(): { web: number; others: number } {
  const now = {
    web: residentMegabytes(site.pid),
    others: childrenOf(site.pid).reduce((sum, pid) => sum + residentMegabytes(pid), 0),
  };
  mostOf.web = Math.max(mostOf.web, now.web);
  mostOf.others = Math.max(mostOf.others, now.others);
  return now;
}
