import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectionByHandleQuery } from '#clients/commerce/operations/collections.ts';
import { productByHandleQuery } from '#clients/commerce/operations/products.ts';
import { searchQuery, suggestionsQuery } from '#clients/commerce/operations/search.ts';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { createCommerceService } from '#embedded/commerce/commerce-service.ts';
import { sampleCatalogue } from '#embedded/commerce/seed/sample-product-catalogue.ts';
import { median } from './median.ts';
import { startReport } from './report/report.ts';

/**
 * `npm run bench -- commerce`: the site's own reads of the embedded shop, in process on SQLite, with 1,000 and with
 * 100,000 products; medians in milliseconds. None may take over 30 ms among many, or more
 * than 1.5 times (search: 4 times) as long as among few.
 */
const [few, many] = [1_000, 100_000];
const mostMs = 30;
const rounds = 40;

type Read = { name: string; mostRatio: number; query: string; variables: (round: number) => object };

const market = { country: 'US', language: 'EN' };
// All of them find something in either shop; some are mistyped, some are several words.
const words = ['walnut', 'linene', 'brass kitchen', 'stuborn', 'candel', 'copper quiet garden', 'porcelian'];
const typed = ['br', 'waln', 'linen to', 'bardel', 'candl', 'c', 'stubborn'];
const { products } = sampleCatalogue(few, 'products/karls-mug-1');

const reads: Read[] = [
  {
    name: 'product by handle',
    mostRatio: 1.5,
    query: productByHandleQuery,
    variables: (round) => ({ handle: products[(round * 37) % products.length]?.handle, selectedOptions: [] }),
  },
  {
    name: 'collection page with two filters',
    mostRatio: 1.5,
    query: collectionByHandleQuery,
    variables: (round) => ({
      handle: ['for-the-kitchen', 'for-the-garden', 'for-the-study'][round % 3],
      first: 24,
      sortKey: ['MANUAL', 'PRICE', 'BEST_SELLING'][round % 3],
      filters: [{ available: true }, { price: { min: 20, max: 90 } }],
    }),
  },
  {
    name: 'search',
    mostRatio: 4,
    query: searchQuery,
    variables: (round) => ({ query: words[round % words.length], first: 24 }),
  },
  {
    name: 'predictive search',
    mostRatio: 4,
    query: suggestionsQuery,
    variables: (round) => ({ query: typed[round % typed.length], limit: 5 }),
  },
];

let asked = 0;

const report = startReport('commerce');
report.note('In process, on SQLite; no query comes twice, so no answer is given from memory. In turns; medians.');
const folder = mkdtempSync(join(tmpdir(), 'ash-bench-'));
const [small, large] = [await open(few), await open(many)];
for (const read of reads) {
  for (const { ask } of [small, large]) await measure(ask, read, 10);
  // In turns, so that both see the same machine.
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let turn = 0; turn < 4; turn += 1) {
    times.small.push(...(await measure(small.ask, read, rounds / 4, turn * 10)));
    times.large.push(...(await measure(large.ask, read, rounds / 4, turn * 10)));
  }
  const [little, much] = [median(times.small), median(times.large)];
  report.add({ of: read.name, what: `${few} products`, unit: 'ms', value: little });
  report.add({ of: read.name, what: `${many} products`, unit: 'ms', value: much, atMost: mostMs });
  report.add({ of: read.name, what: 'ratio', unit: '', value: much / little, atMost: read.mostRatio });
}
await Promise.all([small.close(), large.close()]);
rmSync(folder, { recursive: true });
report.finish();

async function open(count: number) {
  const service = await createCommerceService({
    database: join(folder, `${count}.db`),
    publicToken: 'public',
    privateToken: 'private',
    loginLimit: 0,
    publicUrl: 'http://localhost',
  });
  const { catalogue, assetPath } = commerceSeed;
  const started = performance.now();
  const sample = sampleCatalogue(count, 'products/karls-mug-1');
  await service.seed({ catalogue: { ...catalogue, ...sample }, assetPath });
  report.print(`${count} products seeded in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return {
    ask: async (query: string, variables: object) => {
      const response = await service.fetch(
        new Request('http://commerce/api/2026-04/graphql.json', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': 'public' },
          // No query is the same twice: this measures reading, not the cache.
          body: JSON.stringify({ query, variables: { ...market, ...variables, asked: asked++ } }),
        }),
      );
      const answer = (await response.json()) as { errors?: object[] };
      if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    },
    close: () => service.close(),
  };
}

async function measure(
  ask: (query: string, variables: object) => Promise<void>,
  read: Read,
  count: number,
  from = 0,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = from; round < from + count; round += 1) {
    const started = performance.now();
    await ask(read.query, read.variables(round));
    times.push(performance.now() - started);
  }
  return times;
}
