import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createFormQueue } from './form-queue.ts';
import { createWebServer, type WebServerParts } from './web-server.ts';

const noteRefusal = vi.fn();
const parts: WebServerParts = {
  publicUrl: 'https://ash.example',
  trustProxy: 1,
  queue: createFormQueue(),
  noteRefusal,
  refusalPace: async () => true,
  logger: pino({ enabled: false }),
  site: async (request) => new Response(`${(await request.text()).length}`),
  pictures: () => new Response(),
  services: () => new Response(),
  checkout: null,
  operator: async () => null,
  editors: () => new Response(),
  editorApplication: null,
  webhooks: () => new Response(),
  files: null,
  pageSheets: null,
  unready: async () => [],
};
const app = createWebServer(parts);

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

test('a form with a file may be longer', async () => {
  const send = async (length: number) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': String(length) };
    return (await app.request('/api/forms', { method: 'POST', body: 'x'.repeat(length), headers })).status;
  };
  expect(await send(20_000_000)).toBe(200);
  expect(await send(21_000_001)).toBe(413);
});

test('a form that there is no time for is answered 503, and pages go on', async () => {
  const open = Promise.withResolvers<Response>();
  const busy = createWebServer({
    ...parts,
    queue: createFormQueue({ mostWaiting: 1 }),
    site: (request) => (request.method === 'POST' ? open.promise : new Response('a page')),
  });
  const send = () => busy.request('/contact', { method: 'POST', body: 'x' });
  const [taken] = [send(), send()];
  const refused = await send();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(noteRefusal).toHaveBeenCalledOnce();
  expect(await (await busy.request('/contact')).text()).toBe('a page');
  open.resolve(new Response('thanks'));
  expect((await taken).status).toBe(200);
});
