import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAnswer } from './compress-answer.ts';

const text = 'Everything is here. '.repeat(100);
const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Own': 'yes', ...headers },
  });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
])('%s is answered with %s', async (accepted, encoding, decompress) => {
  const answer = await compressAnswer(html(text), accepted);
  expect(answer.status).toBe(404);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': encoding,
    vary: 'Accept-Encoding',
    'x-own': 'yes',
  });
  expect(decompress(await bytesOf(answer)).toString()).toBe(text);
});

test.each([
  ['a client that takes neither', html(text), 'deflate'],
  ['one that says nothing', html(text), null],
  ['a short answer', html('Nothing.'), 'br'],
  ['a picture', html(text, { 'Content-Type': 'image/png' }), 'br'],
  ['what must not be changed', html(text, { 'Cache-Control': 'private, no-transform' }), 'br'],
  ['a part of a file', new Response(text, { status: 206, headers: { 'Content-Type': 'text/plain' } }), 'br'],
])('%s gets the bytes as they are', async (_name, response, accepted) => {
  const body = await bytesOf(response.clone());
  const answer = await compressAnswer(response, accepted);
  expect(answer.headers.has('Content-Encoding')).toBe(false);
  expect(await bytesOf(answer)).toEqual(body);
});
