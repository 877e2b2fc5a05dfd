import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormRefusal } from './refuse-forms.ts';

let server: Server;
let mayLeave: boolean;
const noteRefusal = vi.fn();
beforeEach(async () => {
  mayLeave = true;
  const refuse = createFormRefusal({
    publicUrl: 'https://ash.example',
    trustProxy: 1,
    isFlooding: (visitor) => visitor === '192.0.2.66',
    hasRoom: (visitor) => visitor !== '192.0.2.99',
    noteRefusal,
    pace: async () => mayLeave,
  });
  server = createServer((incoming, response) => {
    if (!refuse(incoming, response)) response.end('taken');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

function send(path: string, visitor: string, { method = 'POST', body = 'a=b' } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { 'X-Forwarded-For': visitor, 'Content-Length': String(Buffer.byteLength(body)) };
    const sent = request({ port, path, method, headers }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('a visitor who sent too many forms is refused, and may do everything else', async () => {
  const { status, headers, body } = await send('/contact?a=b', '192.0.2.66');
  expect([status, body]).toEqual([
    429,
    'Too many forms were sent from your connection. Go back and try again in ten minutes.',
  ]);
  expect(headers).toMatchObject({
    'retry-after': '600',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect((await send('/cart', '192.0.2.66')).body).toBe('taken');
  expect((await send('/contact', '192.0.2.66', { method: 'GET', body: '' })).body).toBe('taken');
  expect((await send('/contact', '192.0.2.67')).body).toBe('taken');
});

test('a form that there is no room for is refused, and counted', async () => {
  const { status, headers, body } = await send('/contact', '192.0.2.99');
  expect([status, headers['retry-after']]).toEqual([503, '60']);
  expect(body).toBe('The site has no time for this form now. Go back and send it again in a minute.');
  expect(noteRefusal).toHaveBeenCalledExactlyOnceWith('192.0.2.99');
});

test('the connection of a short form can be used again, that of a long one ends', async () => {
  expect((await send('/contact', '192.0.2.66')).headers.connection).toBe('keep-alive');
  expect((await send('/contact', '192.0.2.66', { body: 'x'.repeat(65_537) })).headers.connection).toBe('close');
});

test('where too many refusals wait, the connection is cut', async () => {
  mayLeave = false;
  await expect(send('/contact', '192.0.2.66')).rejects.toMatchObject({ code: 'ECONNRESET' });
});
