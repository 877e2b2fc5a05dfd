import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pidusage from 'pidusage';
import { type BuiltSite, freePort, startBuiltSite } from '../built-site.ts';
import { type LoadClient, type LoadResult, loadProcess, startLoadClient } from './load/load-client.ts';
import { giveCore } from './load/one-core.ts';
import { processTree } from './load/process-tree.ts';
import { median } from './median.ts';
import { crowd } from './pages/crowd.ts';
import { hasNginx, type Peer, startBareNode, startNginx } from './pages/peers.ts';
import { recordPage } from './pages/recorded-page.ts';
import { readOptions, startReport } from './report/report.ts';

/**
 * `npm run bench -- pages [--runs 9] [--requests 20000]`: requests a second of the built site with its headers and its
 * logging, compressed with Brotli, against a bare Node server that sends the same headers and bytes, and nginx where it is
 * installed; each in a process of its own on the first core, the load (a lean client) on the second, in turns. Then the same
 * pages of a site that stores none, and a thousand requests at once for a page that nobody has asked for, by autocannon.
 */
const leastRatio = 0.85;
/** A client that is busier than this would be what is slow, in percent of its core. */
const mostOfClient = 85;
const loads = [16, 256];
const pages: Record<string, string> = {
  home: '/',
  'a hotel': '/hotels/ulysses',
  'the shop': '/souvenirs',
  'a product': '/souvenirs/product/karls-mug',
  "a hotel's data": '/hotels/ulysses.data',
};
/** Requests of a run for pages that are rendered each time, and its connections. */
const [uncachedAmount, uncachedConnections] = [100, 4];

const { runs, requests: amount } = readOptions({ runs: 9, requests: 20_000 });
const report = startReport('pages');
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const [lean, client] = [startLoadClient('lean-process.ts'), startLoadClient()];
const start = (variables: Record<string, string>) =>
  freePort().then((port) =>
    startBuiltSite(port, { DATABASE_URL: `file:${join(folder, 'ash.db')}`, CONTENT_RATE_LIMIT: '0', ...variables }),
  );
const site = await start({});
const ofOneCore = [
  ...[lean, client].map(({ pid }) => giveCore(pid, 1)),
  ...processTree(site.pid).map((pid) => giveCore(pid, 0)),
].every(Boolean);
report.note(
  `Median of ${runs} runs of ${amount} requests in turns; ${ofOneCore ? 'one core for what serves, one for the load' : 'all on the same cores'}.`,
);
if (!hasNginx) report.note('nginx is not installed here, so it was not measured.');

for (const [index, [name, path]] of Object.entries(pages).entries()) {
  const recorded = await recordPage(site.address + path);
  const peers: Record<string, Peer> = {
    'bare Node': await startBareNode(recorded.answer, path, join(folder, `${index}.json`)),
    ...(hasNginx && { nginx: await startNginx(recorded.answer, path, join(folder, `nginx-${index}`)) }),
  };
  for (const { pid } of Object.values(peers)) for (const each of processTree(pid)) giveCore(each, 0);
  const sides = { site: { url: site.address + path, pid: site.pid }, ...peers };
  for (const connections of loads) await measureStored(name, recorded.bytes, sides, connections);
  for (const peer of Object.values(peers)) peer.stop();
}
await measureCrowd(site);
const { memory } = await pidusage(site.pid);
report.add({ of: 'the process after all that', what: 'memory', unit: 'MB', value: memory / 1e6 });
await site.stop();
await measureUncached();
for (const { close } of [lean, client]) close();
rmSync(folder, { recursive: true });
report.finish();

async function measureStored(
  name: string,
  bytes: number,
  sides: Record<string, { url: string; pid: number }>,
  connections: number,
) {
  const results = new Map<string, (LoadResult & { processorMs: number })[]>();
  for (const side of Object.values(sides)) await load(lean, side, amount, connections);
  for (let run = 0; run < runs; run += 1) {
    for (const [side, where] of Object.entries(sides)) {
      results.set(side, [...(results.get(side) ?? []), await load(lean, where, amount, connections)]);
    }
  }
  const rates = (side: string) => (results.get(side) ?? []).map(({ seconds }) => amount / seconds);
  const rate = (side: string) => median(rates(side));
  // Of each turn: a machine that others share is at times twice as fast as at others.
  const ratios = rates('site').map((value, turn) => value / (rates('bare Node')[turn] ?? 0));
  const of = `${name}, ${(bytes / 1_000).toFixed(1)} kB, ${connections} connections`;
  report.add({ of, what: 'site', unit: 'requests/s', value: rate('site') });
  for (const side of results.keys()) {
    if (side !== 'site') report.add({ of, what: side, unit: 'requests/s', value: rate(side) });
  }
  report.add({ of, what: 'of bare Node', unit: '', value: median(ratios), atLeast: leastRatio });
  const processor = median((results.get('site') ?? []).map(({ processorMs }) => processorMs * 1_000));
  report.add({ of, what: 'processor time of each', unit: 'µs', value: processor });
  const busiest = Math.max(...['site', 'bare Node'].map((side) => median((results.get(side) ?? []).map(clientShare))));
  report.add({ of, what: "of the client's core", unit: '%', value: busiest, atMost: mostOfClient });
}

/** A site that is no production one stores no page: each is rendered from what is read of the services, and compressed. */
async function measureUncached(): Promise<void> {
  const rehearsal = await start({ SITE_ENVIRONMENT: 'bench' });
  giveCore(rehearsal.pid, 0);
  for (const [name, path] of Object.entries(pages)) {
    const side = { url: rehearsal.address + path, pid: rehearsal.pid };
    const measured: (LoadResult & { processorMs: number })[] = [];
    await load(client, side, uncachedAmount, uncachedConnections);
    for (let run = 0; run < runs; run += 1)
      measured.push(await load(client, side, uncachedAmount, uncachedConnections));
    const of = `${name}, rendered each time`;
    report.add({
      of,
      what: 'rate',
      unit: 'requests/s',
      value: median(measured.map((run) => uncachedAmount / run.seconds)),
    });
    report.add({ of, what: 'processor time', unit: 'ms', value: median(measured.map((run) => run.processorMs)) });
  }
  await rehearsal.stop();
}

async function measureCrowd(where: BuiltSite): Promise<void> {
  const { requests, oneMs, crowdMs, bareMs, renderings } = await crowd(where, client, join(folder, 'crowd.json'));
  const of = `${requests} requests at once for a page that is not stored`;
  report.add({ of, what: 'renderings', unit: '', value: renderings, atMost: 1 });
  report.add({ of, what: 'one rendering', unit: 'ms', value: oneMs });
  report.add({ of, what: 'p99 of bare Node', unit: 'ms', value: bareMs });
  report.add({ of, what: 'p99', unit: 'ms', value: crowdMs });
  report.add({
    of,
    what: 'p99 of one rendering and two p99 of bare Node',
    unit: '',
    value: crowdMs / (oneMs + 2 * bareMs),
    atMost: 1,
  });
}

/** What the load took of the client's core, in percent. */
function clientShare({ cpuShare }: LoadResult): number {
  return cpuShare * 100;
}

/** One run. Throws when a request was not answered with 200. */
async function load(by: LoadClient, { url, pid }: { url: string; pid: number }, requests: number, connections: number) {
  const order = [[{ method: 'GET' as const, path: new URL(url).pathname, headers: { 'Accept-Encoding': 'br' } }]];
  const given = { url: url.replace('localhost', '127.0.0.1'), amount: requests, connections, requests: order };
  const result = await loadProcess(by, pid, given);
  if (result.statuses[200] !== requests) throw new Error(`${url} answered ${JSON.stringify(result.statuses)}`);
  return result;
}
