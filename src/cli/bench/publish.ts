import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort, startBuiltSite } from '../built-site.ts';
import { startLoadClient } from './load/load-client.ts';
import { median } from './median.ts';
import { openArticleEditor } from './publish/article-editor.ts';
import { readOptions, startReport } from './report/report.ts';

/**
 * `npm run bench -- publish [--publishes 200] [--processes 2]`: time from the moment that an editor publishes a changed title
 * until every process sends it, on the article's page and in its list, while other pages are asked for without a pause.
 */
const mostMs = 1_000;
const slug = 'ash-mail/three-thousand-keys';
const paths = [`/${slug}`, '/ash-mail'];
/** What the load asks for, over so many connections; so many requests are sent before it begins again. */
const busyPaths = ['/', '/hotels/ulysses', '/souvenirs', '/ash-mail'];
const [connections, loadAmount] = [8, 5_000];
/** A change that is not seen so long after has failed, in ms. */
const longestMs = 30_000;

const { publishes, processes } = readOptions({ publishes: 200, processes: 2 });
const report = startReport('publish');
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const database = join(folder, 'ash.db');
const site = await startBuiltSite(await freePort(), {
  DATABASE_URL: `file:${database}`,
  CONTENT_RATE_LIMIT: '0',
  WEB_CONCURRENCY: String(processes),
});
const editor = await openArticleEditor(site.address, database, slug);
const client = startLoadClient();
let [isOver, answered, loadSeconds] = [false, 0, 0];
const loading = sendLoad();

const times: number[] = [];
for (let number = 1; number <= publishes; number += 1) {
  const title = `Published for the ${number}th time`;
  const started = performance.now();
  await editor.publishTitle(title);
  for (const path of paths) await untilShown(path, title, started + longestMs);
  times.push(performance.now() - started);
  if (number % 20 === 0) report.print(`  ${number} of ${publishes}, the last after ${times.at(-1)?.toFixed(0)} ms`);
}
isOver = true;
await loading;
client.close();
await site.stop();
rmSync(folder, { recursive: true });

times.sort((one, other) => one - other);
report.note(
  `${publishes} publishes of one article; ${processes} processes serve pages, each asked for the article and its list; ` +
    `${(answered / loadSeconds).toFixed(0)} requests/s for other pages meanwhile.`,
);
report.add({ of: 'publish to visible', what: 'median', unit: 'ms', value: median(times) });
report.add({
  of: 'publish to visible',
  what: 'p99',
  unit: 'ms',
  value: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN,
  atMost: mostMs,
});
report.add({ of: 'publish to visible', what: 'longest', unit: 'ms', value: times.at(-1) ?? Number.NaN });
report.finish();

/** Connections go to the processes in turns: so many in a row that show the title are all processes. */
async function untilShown(path: string, title: string, deadline: number): Promise<void> {
  for (let shown = 0; shown < processes; ) {
    shown = (await askAnew(path)).includes(title) ? shown + 1 : 0;
    if (performance.now() > deadline) throw new Error(`'${title}' is not on ${path} after ${longestMs / 1_000} s`);
  }
}

async function askAnew(path: string): Promise<string> {
  const sent = request(site.address + path, { agent: false, timeout: longestMs }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return text(answer);
}

async function sendLoad(): Promise<void> {
  while (!isOver) {
    for (const path of busyPaths) {
      const requests = [[{ method: 'GET' as const, headers: { 'Accept-Encoding': 'br' } }]];
      const result = await client.run({ url: site.address + path, amount: loadAmount, connections, requests });
      answered += result.statuses[200] ?? 0;
      loadSeconds += result.seconds;
    }
  }
}
