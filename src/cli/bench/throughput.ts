import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readAccessTokens } from '#services/access-tokens.ts';
import { freePort, startBuiltSite } from '../built-site.ts';
import { createPostgresSchema, createSqlite } from '../faults/fault-database.ts';
import { type LoadResult, loadProcess, startLoadClient } from './load/load-client.ts';
import { giveCore } from './load/one-core.ts';
import { median } from './median.ts';
import { readOptions, startReport } from './report/report.ts';
import { productRequests, shopTokens } from './throughput/product-request.ts';

/**
 * `npm run bench -- throughput [--runs 5]`: requests a second of the site's product query, answered by the embedded shop alone, by the
 * embedded shop at the site's own port, and by a bare Node server that sends the same answer; each in a process of its
 * own, in turns, in one run. The site stands over SQLite and, where TEST_DATABASE_URL names a server, over PostgreSQL. No two
 * queries are the same, so that no answer is given again; beside it stands the rate of queries that come again. The load
 * comes from a lean client in a process of its own. What serves has one core, what sends the load the other, and the
 * client must not be what is slow.
 */
const connections = 16;
/** Requests of a run; of what is answered quickly there are more, so that a run takes long enough to be measured. */
const amount = { slow: 4_000, quick: 20_000 };
/** The least of the bare server's rate: of queries that vary, and of those that come again. */
const leastShare = { anew: 0.1, again: 0.5 };
/** From this share of a processor on, the client may be what is slow. */
const mostClientShare = 0.9;

type Side = { name: string; url: string; pid: number; token: string; again: boolean };
type Run = LoadResult & { processorMs: number };

const { runs } = readOptions({ runs: 5 });
const report = startReport('throughput');
const path = '/api/2026-04/graphql.json';
const server = process.env.TEST_DATABASE_URL;
const databases = [await createSqlite(), ...(server ? [await createPostgresSchema(server)] : [])];
const sites = [];
for (const { name, url } of databases) {
  const site = await startBuiltSite(await freePort(), { DATABASE_URL: url, TRUST_PROXY: '1' });
  const { commerce_private: token } = await readAccessTokens(url.replace(/^file:/, ''));
  sites.push({ name, site, token });
}
const shop = await startServer('throughput/shop-server.ts');
const shopUrl = `http://127.0.0.1:${shop.port}${path}`;
const sample = await sampleAnswer(shopUrl);
const bare = await startServer('load/bare-server.ts', '200', sample);

const bareSide = { name: 'a bare server', url: `http://127.0.0.1:${bare.port}${path}`, pid: bare.pid, token: '' };
const ours = [
  { name: 'the shop', url: shopUrl, pid: shop.pid, token: shopTokens.privateToken },
  ...sites.map(({ name, site, token }) => ({
    name: `the site's port, ${name}`,
    url: `${site.address}/_services/commerce${path}`.replace('localhost', '127.0.0.1'),
    pid: site.pid,
    token,
  })),
];
const sides: Side[] = [
  { ...bareSide, again: true },
  ...ours.flatMap((side) => [
    { ...side, again: false },
    { ...side, name: `${side.name}, queries that come again`, again: true },
  ]),
];

const client = startLoadClient('lean-process.ts');
const haveCores = giveCore(client.pid, 1) && sides.every(({ pid }) => giveCore(pid, 0));
report.note(
  `A product, ${(Buffer.byteLength(sample) / 1000).toFixed(1)} kB of JSON; ${connections} connections; in turns, median of ${runs} ` +
    `runs; ${haveCores ? 'one core for what serves, one for the client' : 'all on the same cores'}.`,
);
if (!server) report.note('PostgreSQL was left out: TEST_DATABASE_URL names none.');
for (const side of sides) await load(side);
const results = new Map<Side, Run[]>(sides.map((side) => [side, []]));
for (let run = 0; run < runs; run += 1) {
  for (const side of sides) results.get(side)?.push(await load(side));
}
client.close();
shop.stop();
bare.stop();
for (const { site } of sites) await site.stop();
for (const { drop } of databases) await drop();

const rates = sides.map((side) => median((results.get(side) ?? []).map(({ seconds }) => amountOf(side) / seconds)));
const [bareRate = Number.NaN] = rates;
for (const [index, side] of sides.entries()) {
  const measured = results.get(side) ?? [];
  const value = rates[index] ?? Number.NaN;
  const of = side.name;
  const goal = index === 0 ? null : { atLeast: side.again ? leastShare.again : leastShare.anew };
  report.add({ of, what: 'rate', unit: 'requests/s', value });
  report.add({ of, what: 'of the bare server', unit: '', value: value / bareRate, ...goal });
  const processorMs = median(measured.map((run) => run.processorMs));
  report.add({ of, what: 'processor time of each', unit: 'ms', value: processorMs });
  const share = median(measured.map(({ cpuShare }) => cpuShare));
  report.add({ of, what: "the client's share of a processor", unit: '', value: share, atMost: mostClientShare });
}
report.finish();

function amountOf({ again }: Side): number {
  return again ? amount.quick : amount.slow;
}

/** A server in a process of its own, which sends its port as a message. */
async function startServer(script: string, ...parameters: string[]) {
  const child = fork(join(import.meta.dirname, script), parameters, {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const orphan = () => child.kill();
  process.once('exit', orphan);
  const [port] = (await once(child, 'message')) as [number];
  return { port, pid: child.pid ?? 0, stop: () => child.kill() };
}

async function sampleAnswer(url: string): Promise<string> {
  const [request] = productRequests(0, shopTokens.privateToken, true);
  if (!request) throw new Error('there is no product to ask for');
  const answer = await fetch(url, { method: 'POST', ...request, signal: AbortSignal.timeout(10_000) });
  return answer.text();
}

/** One run. Throws when a query was not answered with 200. */
async function load(side: Side): Promise<Run> {
  const requests = Array.from({ length: connections }, (_, index) => productRequests(index, side.token, side.again));
  const result = await loadProcess(client, side.pid, { url: side.url, amount: amountOf(side), connections, requests });
  if (result.statuses[200] !== amountOf(side))
    throw new Error(`${side.name} answered ${JSON.stringify(result.statuses)}`);
  return result;
}
