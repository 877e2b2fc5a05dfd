import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createHubClient } from '#clients/newsletter/hub-client.ts';
import { createMailchimpClient } from '#clients/newsletter/mailchimp-client.ts';
import { NewsletterError } from '#clients/newsletter/newsletter-error.ts';

const data = { emailAddress: 'ida@example.com', firstName: 'Ida', lastName: 'Wells', zip: '21201' };
const member = { listId: 'ash-letter', emailAddress: 'ida@example.com', status: 'subscribed' as const };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Both clients over a real server that gives the set answer; each function sends one subscription. */
async function callsTo(listener: RequestListener, timeLimit = 5_000) {
  const asked = vi.fn(listener);
  server = createServer(asked).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mailchimp = createMailchimpClient({ baseUrl, apiKey: 'key', timeLimit });
  const hub = createHubClient({ baseUrl, defaultFormId: 'ash-hub', timeLimit });
  return { asked, calls: [() => mailchimp.subscribe(member), () => hub.submit({ formId: null, data })] };
}

async function failureOf(call: () => Promise<unknown>): Promise<unknown> {
  return call().then(
    () => null,
    (error: unknown) => error,
  );
}

test.each<[string, RequestListener, object]>([
  ['nothing at all', () => {}, { status: null, retryable: true, message: expect.stringContaining('within 200 ms') }],
  [
    'headers and then nothing',
    (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
    { status: null, retryable: true, message: expect.stringContaining('within 200 ms') },
  ],
  ['a closed connection', (request) => request.socket.destroy(), { status: null, retryable: true }],
  [
    'half a document',
    (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"subscr'),
    { status: 200, retryable: false },
  ],
  [
    'another document',
    (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}'),
    { status: 200, retryable: false },
  ],
  [
    'a proxy’s page',
    (_, response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
    { status: 502, retryable: true },
  ],
  ['an empty failure', (_, response) => response.writeHead(500).end(), { status: 500, retryable: true }],
])('%s is an error, and nothing is sent twice', async (_, listener, expected) => {
  const { asked, calls } = await callsTo(listener, 200);
  for (const call of calls) {
    const error = await failureOf(call);
    expect(error).toBeInstanceOf(NewsletterError);
    expect(error).toMatchObject({ ...expected, cause: expect.any(Error) });
  }
  expect(asked).toHaveBeenCalledTimes(calls.length);
});

test('a provider that is not there is an error', async () => {
  const { calls } = await callsTo(() => {});
  server?.close();
  for (const call of calls) {
    expect(await failureOf(call)).toMatchObject({ status: null, message: expect.stringContaining('ECONNREFUSED') });
  }
});
