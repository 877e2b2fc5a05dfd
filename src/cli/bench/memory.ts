import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startBuiltSite } from '../built-site.ts';
import { startLoadClient } from './load/load-client.ts';
import { residentMegabytes } from './load/process-tree.ts';
import { untilSettled } from './load/until-settled.ts';
import { askForAll, offeredQueries, pictureAddresses, sitePaths } from './memory/site-pictures.ts';
import { readOptions, startReport } from './report/report.ts';

/**
 * `npm run bench -- memory [--requests 1000000] [--pictures 500]`: resident memory of the web process with 1,000 stored pages,
 * then after 1,000,000 requests for them, then after 500 pictures, each time once the process has settled; between these
 * the most that it held. Reads `/proc`, so it needs Linux.
 */
const mostMegabytes = 250;
const mostGrowth = 1.1;
const storedPages = 1_000;
const connections = 16;
/** Requests between two looks at the memory. */
const step = 50_000;

const { requests, pictures } = readOptions({ requests: 1_000_000, pictures: 500 });
const report = startReport('memory');
report.note('Resident memory of the web process; pictures are rendered by a process of its own.');
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const site = await startBuiltSite(await freePort(), {
  DATABASE_URL: `file:${join(folder, 'ash.db')}`,
  CONTENT_RATE_LIMIT: '0',
});
const client = startLoadClient();
add('after the start');
const paths = await sitePaths(site.address);
const addresses = await storedAddresses(site.address, paths);
await askForAll(
  addresses.map((path) => site.address + path),
  4,
  { 'Accept-Encoding': 'br' },
);
add(`while the last of ${addresses.length} pages was rendered`);
await untilSettled();
add(`with ${addresses.length} stored pages`, { atMost: mostMegabytes });
const half = await sendRequests(requests / 2);
const whole = await sendRequests(requests / 2);
report.add({ of: `in the last quarter of ${requests} requests, the most`, what: 'memory', unit: 'MB', value: whole });
await untilSettled();
add(`after ${requests} requests`, { atMost: mostMegabytes });
report.add({
  of: `the second half of ${requests} requests`,
  what: 'growth',
  unit: '',
  value: whole / half,
  atMost: mostGrowth,
});
const found = (await pictureAddresses(site.address, pictures)).map((path) => site.address + path);
await askForAll(found.slice(0, found.length / 2), 4, { Accept: 'image/webp' });
await untilSettled();
const halfOfPictures = residentMegabytes(site.pid);
await askForAll(found.slice(found.length / 2), 4, { Accept: 'image/webp' });
await untilSettled();
add(`after ${found.length} pictures`, { atMost: mostMegabytes });
const growth = residentMegabytes(site.pid) / halfOfPictures;
report.add({
  of: `the second half of ${found.length} pictures`,
  what: 'growth',
  unit: '',
  value: growth,
  atMost: mostGrowth,
});
client.close();
await site.stop();
rmSync(folder, { recursive: true });
report.finish();

function add(of: string, goal: { atMost?: number } = {}): void {
  report.add({ of, what: 'memory', unit: 'MB', value: residentMegabytes(site.pid), ...goal });
}

/** Pages and their data, and what pages lead to with a query: a query that no page offers is not stored. */
async function storedAddresses(address: string, known: readonly string[]): Promise<string[]> {
  const data = known.map((path) => `${path === '/' ? '/_' : path}.data`);
  const offered = await offeredQueries(address, known);
  const filtered = offered.flatMap((path) => [path, path.replace(/^([^?]+?)\/?\?/, '$1.data?')]);
  return [...known, ...data, ...filtered].slice(0, storedPages);
}

/** Asks for stored pages in turns; answers the most memory that was held in the last quarter. */
async function sendRequests(amount: number): Promise<number> {
  const held: number[] = [];
  for (let sent = 0; sent < amount; sent += step) {
    const path = addresses[(sent / step) % addresses.length] ?? '/';
    const order = [[{ method: 'GET' as const, headers: { 'Accept-Encoding': 'br' } }]];
    await client.run({ url: site.address + path, amount: Math.min(step, amount - sent), connections, requests: order });
    held.push(residentMegabytes(site.pid));
  }
  return Math.max(...held.slice(-Math.ceil(held.length / 4)));
}
