import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { servePageSheets } from './serve-page-sheets.ts';

const text = '.a{color:red}'.repeat(100);
const find = vi.fn((address: string) =>
  address.startsWith('/styles/') ? { text, isCurrent: address.startsWith('/styles/now/') } : null,
);
const app = new Hono();
app.get('*', servePageSheets({ address: () => '', find }));
const ask = (path: string, encoding?: string) =>
  app.request(path, { headers: encoding ? { 'Accept-Encoding': encoding } : {} });

test('a stylesheet is sent in the best encoding that the browser takes', async () => {
  const read = async (encoding?: string) => {
    const answer = await ask('/styles/now/shell.css', encoding);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    return [answer.headers.get('Content-Encoding'), Buffer.from(await answer.arrayBuffer())] as const;
  };
  const [br, gzip, plain] = [await read('gzip, br'), await read('gzip'), await read()];
  expect([br[0], brotliDecompressSync(br[1]).toString()]).toEqual(['br', text]);
  expect([gzip[0], gunzipSync(gzip[1]).toString()]).toEqual(['gzip', text]);
  expect([plain[0], plain[1].toString()]).toEqual([null, text]);
});

test('the address of this build never changes; one of another build is asked for again', async () => {
  const lifetime = async (path: string) => (await ask(path, 'br')).headers.get('Cache-Control');
  expect(await lifetime('/styles/now/shell.css')).toBe('public, max-age=31536000, immutable');
  expect(await lifetime('/styles/old/shell.css')).toBe('public, max-age=60');
});

test('what is no stylesheet is left to others', async () => {
  expect((await ask('/other')).status).toBe(404);
});
