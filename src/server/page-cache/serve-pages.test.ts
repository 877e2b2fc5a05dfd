import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageCache } from '#cache/page-cache.ts';
import { emptyNotes } from '#cache/read-notes.ts';
import { servePages } from './serve-pages.ts';

const page = `<!doctype html><p>${'Everything is here. '.repeat(50)}</p>`;
const cache = createPageCache({
  lifetimes: { fresh: 60, stale: 60, afterFailure: 60, retry: 5 },
  maxBytes: 1_000_000,
  render: async (key) => ({
    response: new Response(key === '/missing' ? 'none' : page, {
      status: key === '/missing' ? 404 : 200,
      headers: {
        'Content-Type': 'text/html',
        'X-Own': 'yes',
        ...(key === '/personal' && { 'Set-Cookie': 'session=1' }),
      },
    }),
    notes: emptyNotes(),
  }),
});
const pages = servePages(cache, { keyOf: (address) => (address === '/cart' ? null : address) });
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const others = () => response.end('by the application');
    if (!pages.answer(request, response, others)) others();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await cache.close();
});

type Answer = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer };

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });
}

test('a page comes in the best encoding that the client takes, waited for or stored', async () => {
  for (const time of ['waited for', 'stored']) {
    const br = await get('/', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()], time).toEqual(['br', page]);
    const gzip = await get('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()], time).toEqual(['gzip', page]);
    const plain = await get('/');
    expect([plain.headers['content-encoding'], plain.body.toString()], time).toEqual([undefined, page]);
    for (const { headers, body } of [br, gzip, plain]) {
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'x-own': 'yes', 'content-type': 'text/html' });
      expect(headers['content-length']).toBe(String(body.length));
    }
  }
});

test('a client that has the page is told so', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'If-None-Match': `"other", ${headers.etag}`, 'Accept-Encoding': 'br' });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200);
});

test('HEAD has the headers and no body', async () => {
  const head = await get('/', { 'Accept-Encoding': 'br' }, 'HEAD');
  const { headers } = await get('/', { 'Accept-Encoding': 'br' });
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, headers['content-length']]);
});

test('a page that is not found is answered as such', async () => {
  const { status, body } = await get('/missing');
  expect([status, body.toString()]).toEqual([404, 'none']);
});

test.each([
  ['another method', '/', 'POST'],
  ['a page that is never stored', '/cart', 'GET'],
  ['a page that turns out not to be for everybody', '/personal', 'GET'],
])('%s is left to the application', async (_name, path, method) => {
  expect((await get(path, {}, method)).body.toString()).toBe('by the application');
});

test('requests are counted by how they were answered', async () => {
  pages.takeCounts();
  await get('/counted');
  await get('/counted');
  await get('/counted');
  expect([pages.takeCounts(), pages.takeCounts()]).toEqual([
    { stored: 2, waited: 1 },
    { stored: 0, waited: 0 },
  ]);
});
