import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pidusage from 'pidusage';
import { freePort, startBuiltSite } from '../built-site.ts';
import { type LighthouseRun, runLighthouse } from './browser/run-lighthouse.ts';
import { processTree } from './load/process-tree.ts';
import { median } from './median.ts';
import type { Figure } from './report/figure.ts';
import { readOptions, startReport } from './report/report.ts';

/**
 * `npm run bench -- browser [--runs 5] [--only home,product]`: Lighthouse with its settings for mobiles (simulated slow
 * network, processor four times as slow) of twelve kinds of page of the built site. Every page is loaded once before, so that
 * its pictures are rendered, and so often that it is stored as a page that many ask for. Medians; the benchmark index beside them is
 * Lighthouse's own measure of this processor.
 */
const kinds: Record<string, string> = {
  home: '/',
  hotel: '/hotels/ulysses',
  room: '/hotels/ulysses/rooms/bay-queen',
  venue: '/dining/karls',
  event: '/dining/the-vestry/events/organ-night',
  'city guide': '/ash-city-guides/detroit',
  'mail article': '/ash-mail/the-lift-at-ulysses',
  press: '/press',
  careers: '/careers',
  souvenirs: '/souvenirs',
  collection: '/collections/rooms-and-beds',
  product: '/souvenirs/product/key-tag',
};

/** Unit and goal of each figure; those of `weighed` pages have a goal for their weight, too. */
const columns: {
  what: Exclude<keyof LighthouseRun, 'failed'>;
  unit: string;
  goal: Pick<Figure, 'atLeast' | 'atMost'>;
}[] = [
  { what: 'performance', unit: '', goal: { atLeast: 99 } },
  { what: 'accessibility', unit: '', goal: { atLeast: 100 } },
  { what: 'best practices', unit: '', goal: { atLeast: 100 } },
  { what: 'SEO', unit: '', goal: { atLeast: 100 } },
  { what: 'FCP', unit: 'ms', goal: { atMost: 900 } },
  { what: 'LCP', unit: 'ms', goal: { atMost: 1_500 } },
  { what: 'CLS', unit: '', goal: { atMost: 0.01 } },
  { what: 'TBT', unit: 'ms', goal: { atMost: 30 } },
  { what: 'requests', unit: '', goal: {} },
  { what: 'all kB', unit: '', goal: {} },
  { what: 'JavaScript kB', unit: '', goal: {} },
  { what: 'benchmarkIndex', unit: '', goal: {} },
];
/** From five visits on a stored page is compressed better (`popular` in `src/cache/page-cache.ts`). */
const visitsBefore = 6;
/** After the first visits the site renders pictures again, as AVIF: it is waited until it does nothing, in ms. */
const [quietPauseMs, longestWaitMs] = [2_000, 1_800_000];
/** Share of a processor, in percent, below which the site does nothing. */
const idlePercent = 3;

const { runs, only } = readOptions({ runs: 5, only: '' });
const report = startReport('browser');
const chosen = Object.entries(kinds).filter(([kind]) => only === '' || only.split(',').includes(kind));
if (chosen.length === 0) throw new Error(`--only: no such page; there are ${Object.keys(kinds).join(', ')}`);

const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const site = await startBuiltSite(await freePort(), {
  DATABASE_URL: `file:${join(folder, 'ash.db')}`,
  CONTENT_RATE_LIMIT: '0',
  NODE_ENV: 'production',
});
report.note(
  `Lighthouse's settings for mobiles; every page was loaded six times before. Median of ${runs} runs, the pages in turns.`,
);
for (const [, path] of chosen) {
  await runLighthouse(site.address + path);
  for (let visit = 1; visit < visitsBefore; visit += 1) await (await fetch(site.address + path)).arrayBuffer();
}
await untilQuiet();

const measured = new Map<string, LighthouseRun[]>(chosen.map(([kind]) => [kind, []]));
for (let run = 0; run < runs; run += 1) {
  for (const [kind, path] of chosen) {
    const found = await runLighthouse(site.address + path);
    measured.get(kind)?.push(found);
    const { performance: score, FCP, LCP, CLS, TBT, benchmarkIndex } = found;
    report.print(
      `  ${run + 1}. ${kind}: ${score}; FCP ${FCP.toFixed(0)}, LCP ${LCP.toFixed(0)}, CLS ${CLS.toFixed(3)}, TBT ${TBT.toFixed(0)}; index ${benchmarkIndex}`,
    );
  }
}
await site.stop();
rmSync(folder, { recursive: true });

for (const [kind, found] of measured) {
  for (const { what, unit, goal } of columns) {
    report.add({ of: kind, what, unit, value: median(found.map((run) => run[what])), ...goal });
  }
}
for (const [kind, found] of measured) {
  const failed = new Set(found.flatMap((run) => run.failed));
  if (failed.size > 0) report.note(`Not fulfilled by ${kind}: ${[...failed].join(', ')}.`);
}
report.finish();

/** Waits until neither the site nor its process for pictures works. */
async function untilQuiet(): Promise<void> {
  const deadline = Date.now() + longestWaitMs;
  while (Date.now() < deadline) {
    await delay(quietPauseMs);
    const usages = await Promise.all(processTree(site.pid).map((pid) => pidusage(pid)));
    if (usages.reduce((sum, { cpu }) => sum + cpu, 0) < idlePercent) return;
  }
}
