import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { cpus } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import { productByHandleQuery } from '#clients/commerce/operations/products.ts';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { createCommerceService } from '#embedded/commerce/commerce-service.ts';
import { median } from './median.ts';

/**
 * `npm run bench:throughput`: requests a second of the site's product query, answered by the embedded shop, and of a
 * bare Node server that sends the same JSON; both over HTTP, in turns, in one run. Exits with 1 when the shop does less
 * than half of what the bare server does.
 */
const turns = 5;
const leastRatio = 0.5;
const handle = 'linocut-poster';

if (process.argv[2] === 'serve') await serve();
else await measure();

/** The two servers, each behind a port of its own, in one process apart from who asks. */
async function serve(): Promise<void> {
  const service = await createCommerceService({
    database: ':memory:',
    publicToken: 'public',
    privateToken: 'private',
    publicUrl: 'http://localhost',
  });
  await service.seed(commerceSeed);
  const shop = createServer(getRequestListener((request) => service.fetch(request)));
  const answer = await service.fetch(productRequest('http://shop/api/2026-04/graphql.json'));
  const body = await answer.text();
  const bare = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body));
  });
  const ports = await Promise.all([shop, bare].map(portOf));
  process.send?.({ ports, bytes: body.length });
}

function portOf(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
}

function productRequest(address: string): Request {
  return new Request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': 'public' },
    body: JSON.stringify({
      query: productByHandleQuery,
      variables: { handle, country: 'US', language: 'EN', selectedOptions: [] },
    }),
  });
}

async function measure(): Promise<void> {
  const child = fork(import.meta.filename, ['serve']);
  const { ports, bytes } = await new Promise<{ ports: [number, number]; bytes: number }>((resolve) =>
    child.once('message', (message) => resolve(message as { ports: [number, number]; bytes: number })),
  );
  const addressAt = (port: number) => `http://127.0.0.1:${port}/api/2026-04/graphql.json`;
  const [shop, bare] = [addressAt(ports[0]), addressAt(ports[1])];
  for (const address of [shop, bare]) await requestsPerSecond(address, 1_000);
  const runs: { shop: number[]; bare: number[] } = { shop: [], bare: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    runs.shop.push(await requestsPerSecond(shop, 2_000));
    runs.bare.push(await requestsPerSecond(bare, 2_000));
  }
  child.kill();
  const [ours, theirs] = [median(runs.shop), median(runs.bare)];
  const ratio = ours / theirs;
  process.stdout.write(`machine: ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`);
  process.stdout.write(`a product, ${(bytes / 1000).toFixed(1)} kB of JSON: the shop ${ours.toFixed(0)} requests/s, `);
  process.stdout.write(`a bare server ${theirs.toFixed(0)}; ratio ${ratio.toFixed(2)} (at least ${leastRatio})\n`);
  process.exitCode = ratio >= leastRatio ? 0 : 1;
}

/** Asks with eight requests under way for so many ms. */
async function requestsPerSecond(address: string, ms: number): Promise<number> {
  const started = performance.now();
  let answered = 0;
  const ask = async () => {
    while (performance.now() - started < ms) {
      const response = await fetch(productRequest(address));
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return (answered / (performance.now() - started)) * 1000;
}
