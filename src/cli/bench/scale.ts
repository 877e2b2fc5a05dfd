import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleCatalogue } from '#embedded/commerce/seed/sample-product-catalogue.ts';
import { type BuiltSite, freePort, startBuiltSite } from '../built-site.ts';
import { type LoadClient, loadProcess, startLoadClient } from './load/load-client.ts';
import { giveCore } from './load/one-core.ts';
import { untilSettled } from './load/until-settled.ts';
import { median } from './median.ts';
import { recordPage } from './pages/recorded-page.ts';
import { readOptions, startReport } from './report/report.ts';

/**
 * `npm run bench -- scale [--runs 14] [--requests 40000]`: the built site with few stories and products beside the demonstration's,
 * and with many, on SQLite, both at once and asked in turns. Stored pages by a lean client with 16 connections; then
 * product pages of sites that store none: the first visit of each product, where everything is read anew, and the
 * processor time when what is read is known.
 */
const sizes = { few: { stories: 100, products: 100 }, many: { stories: 10_000, products: 100_000 } };
const leastOfFew = 0.95;
const mostOfFew = 1.3;
const connections = 16;
/** Requests of a run for product pages that are rendered each time, and its connections. */
const uncached = { amount: 60, connections: 4 };
const stored = { home: '/', 'a product': '/souvenirs/product/karls-mug' };
/** Products that both have. */
const products = sampleCatalogue(40, '').products.map(({ handle }) => `/souvenirs/product/${handle}`);

type Size = keyof typeof sizes;
const bySize: Size[] = ['few', 'many'];

const { runs, requests } = readOptions({ runs: 14, requests: 40_000 });
const report = startReport('scale');
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
for (const size of bySize) await seed(size);

const [lean, client] = [startLoadClient('lean-process.ts'), startLoadClient()];
const ofOneCore = [lean, client].map(({ pid }) => giveCore(pid, 1)).every(Boolean);
report.note(
  `${Object.values(sizes)
    .map((size) => `${size.stories} stories and ${size.products} products`)
    .join(' against ')}, beside the demonstration's; SQLite; in turns, medians of ${runs} runs; ` +
    `${ofOneCore ? 'one core for what serves, one for the load' : 'all on the same cores'}.`,
);

let sites = await startSites({});
for (const path of Object.values(stored)) for (const size of bySize) await recordPage(sites[size].address + path);
await untilSettled();
for (const [name, path] of Object.entries(stored)) {
  const rates = await inTurns(async (site) => {
    const { seconds } = await load(lean, site, [path], requests, connections);
    return requests / seconds;
  });
  addRow(`${name}, stored`, 'requests/s', rates, { atLeast: leastOfFew });
}
await stopSites();

// A site that is no production one stores no page.
sites = await startSites({ SITE_ENVIRONMENT: 'bench' });
// What is compiled and read once for all products is no part of a first visit.
const [warmUp = '', ...others] = products;
for (const size of bySize) await load(client, sites[size], [warmUp], uncached.amount, uncached.connections);
const first: Record<Size, number[]> = { few: [], many: [] };
await untilSettled();
for (const path of others) for (const size of bySize) first[size].push(await visit(sites[size].address + path));
addRow('a product page, first visit of each', 'ms', first, { atMost: mostOfFew });
const processorMs = await inTurns(
  async (site) => (await load(client, site, products, uncached.amount, uncached.connections)).processorMs,
);
addRow('a product page, rendered each time, processor time', 'ms', processorMs, { atMost: mostOfFew });
await stopSites();

for (const { close } of [lean, client]) close();
rmSync(folder, { recursive: true });
report.finish();

async function seed(size: Size): Promise<void> {
  const parameters = Object.entries(sizes[size]).flatMap(([name, count]) => [`--${name}`, String(count)]);
  const child = spawn(process.execPath, [...process.execArgv, join(import.meta.dirname, '../seed.ts'), ...parameters], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: databaseOf(size) },
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  const [code] = await once(child, 'exit');
  process.off('exit', stop);
  if (code !== 0) throw new Error(`The seed ended with ${code}.`);
}

function databaseOf(size: Size): string {
  return `file:${join(folder, `${size}.db`)}`;
}

async function startSites(variables: Record<string, string>): Promise<Record<Size, BuiltSite>> {
  const start = async (size: Size) => {
    const own = { DATABASE_URL: databaseOf(size), CONTENT_RATE_LIMIT: '0', ...variables };
    const site = await startBuiltSite(await freePort(), own);
    giveCore(site.pid, 0);
    return site;
  };
  return { few: await start('few'), many: await start('many') };
}

async function stopSites(): Promise<void> {
  for (const size of bySize) await sites[size].stop();
}

/** Measures both sites in turns, each as often first as second; the first two turns do not count. */
async function inTurns(measure: (site: BuiltSite) => Promise<number>): Promise<Record<Size, number[]>> {
  const measured: Record<Size, number[]> = { few: [], many: [] };
  for (let turn = -2; turn < runs; turn += 1) {
    for (const size of turn % 2 === 0 ? bySize : bySize.toReversed()) {
      const value = await measure(sites[size]);
      if (turn >= 0) measured[size].push(value);
    }
  }
  return measured;
}

function addRow(
  of: string,
  unit: string,
  measured: Record<Size, number[]>,
  goal: { atLeast?: number; atMost?: number },
) {
  const [few, many] = [median(measured.few), median(measured.many)];
  report.add({ of, what: 'with few', unit, value: few });
  report.add({ of, what: 'with many', unit, value: many });
  report.add({ of, what: 'many of few', unit: '', value: many / few, ...goal });
}

async function visit(url: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' }, signal: AbortSignal.timeout(30_000) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - started;
}

/** One run; paths in turns. Throws when a request was not answered with 200. */
async function load(by: LoadClient, site: BuiltSite, paths: string[], amount: number, atOnce: number) {
  const headers = { 'Accept-Encoding': 'br' };
  const order = paths.map((path) => ({ method: 'GET' as const, path, headers }));
  const address = site.address.replace('localhost', '127.0.0.1');
  const given = { url: address, amount, connections: atOnce, requests: [order] };
  const result = await loadProcess(by, site.pid, given);
  if (result.statuses[200] !== amount) throw new Error(`${paths[0]} answered ${JSON.stringify(result.statuses)}`);
  return result;
}
