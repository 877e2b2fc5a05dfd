import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createWebServer } from './web-server.ts';

const app = createWebServer({
  publicUrl: 'https://ash.example',
  trustProxy: 0,
  logger: pino({ enabled: false }),
  site: async (request) => new Response(`${(await request.text()).length}`),
  pictures: () => new Response(),
  services: () => new Response(),
  checkout: null,
  operator: null,
  files: null,
  unready: async () => [],
});

test('a form of a megabyte is read, and a longer one is not, however it is sent', async () => {
  const send = async (length: number, chunked: boolean) => {
    const body = new Blob(['x'.repeat(length)]);
    const headers = chunked ? {} : { 'Content-Length': String(length) };
    const answer = await app.request('/api/register', { method: 'POST', body: body.stream(), duplex: 'half', headers });
    return [answer.status, await answer.text()];
  };
  for (const chunked of [true, false]) {
    expect(await send(1_000_000, chunked)).toEqual([200, '1000000']);
    expect(await send(1_000_001, chunked)).toEqual([413, 'This is too much at once.']);
  }
});
