import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAccessTokens } from '#services/access-tokens.ts';
import { freePort, startBuiltSite } from '../built-site.ts';
import { type LoadResult, loadProcess, startLoadClient } from './load/load-client.ts';
import { median } from './median.ts';
import { startReport } from './report/report.ts';
import { productRequests, shopTokens } from './throughput/product-request.ts';

/**
 * `npm run bench -- throughput`: requests a second of the site's product query, answered by the embedded shop alone, by the
 * embedded shop at the site's own port, and by a bare Node server that sends an answer of the same size; each in a
 * process of its own, in turns, in one run. No two queries are the same, so that no answer is given again; beside it
 * stands the rate of queries that come again. The load comes from a process of its own (autocannon). The shop
 * alone must do a tenth of what the bare server does, and the client must not be the bottleneck.
 */
const runs = 5;
const connections = 8;
/** Requests of a run; of what is answered quickly there are more, so that a run takes long enough to be measured. */
const amount = { slow: 1_500, quick: 10_000 };
const leastRatio = 0.1;
/** From this share of a processor on, the client may be what is slow. */
const mostClientShare = 0.9;

type Side = { name: string; url: string; pid: number; token: string; again: boolean; amount: number };
type Run = LoadResult & { processorMs: number };

const report = startReport('throughput');
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const database = join(folder, 'ash.db');
const path = '/api/2026-04/graphql.json';

const shop = await startServer('throughput/shop-server.ts');
const site = await startBuiltSite(await freePort(), { DATABASE_URL: `file:${database}`, TRUST_PROXY: '1' });
const { commerce_private: siteToken } = await readAccessTokens(database);
const shopUrl = `http://127.0.0.1:${shop.port}${path}`;
const sample = await sampleAnswer(shopUrl);
const bare = await startServer('load/bare-server.ts', '200', sample);
const shopSide = { url: shopUrl, pid: shop.pid, token: shopTokens.privateToken };
const siteSide = { url: `${site.address}/_services/commerce${path}`, pid: site.pid, token: siteToken };
const anew = { again: false, amount: amount.slow };
const again = { again: true, amount: amount.quick };
const shopAlone: Side = { name: 'the shop', ...shopSide, ...anew };
const sides: Side[] = [
  { name: 'a bare server', url: `http://127.0.0.1:${bare.port}${path}`, pid: bare.pid, token: '', ...again },
  shopAlone,
  { name: 'the shop, queries that come again', ...shopSide, ...again },
  { name: "the site's port", ...siteSide, ...anew },
  { name: "the site's port, queries that come again", ...siteSide, ...again },
];

const client = startLoadClient();
report.note(
  `A product, ${(sample.length / 1000).toFixed(1)} kB of JSON; ${connections} connections; in turns, median of ${runs} runs.`,
);
for (const side of sides) await load(side);
const results = new Map<Side, Run[]>(sides.map((side) => [side, []]));
for (let run = 0; run < runs; run += 1) {
  for (const side of sides) results.get(side)?.push(await load(side));
}
client.close();
shop.stop();
bare.stop();
await site.stop();
rmSync(folder, { recursive: true });

const rates = sides.map((side) => median((results.get(side) ?? []).map(({ seconds }) => side.amount / seconds)));
const [bareRate = Number.NaN] = rates;
for (const [index, side] of sides.entries()) {
  const measured = results.get(side) ?? [];
  const value = rates[index] ?? Number.NaN;
  const goals = side === shopAlone ? { rate: { atLeast: leastRatio }, client: { atMost: mostClientShare } } : null;
  const of = side.name;
  report.add({ of, what: 'rate', unit: 'requests/s', value });
  report.add({ of, what: 'of the bare server', unit: '', value: value / bareRate, ...goals?.rate });
  const processorMs = median(measured.map((run) => run.processorMs));
  report.add({ of, what: 'processor time of each', unit: 'ms', value: processorMs });
  const share = median(measured.map(({ cpuShare }) => cpuShare));
  report.add({ of, what: "the client's share of a processor", unit: '', value: share, ...goals?.client });
}
report.finish();

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
  const result = await loadProcess(client, side.pid, { url: side.url, amount: side.amount, connections, requests });
  if (result.statuses[200] !== side.amount) throw new Error(`${side.name} answered ${JSON.stringify(result.statuses)}`);
  return result;
}
