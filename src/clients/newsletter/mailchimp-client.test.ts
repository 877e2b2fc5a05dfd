import { expect, test, vi } from 'vitest';
import { createMailchimpClient, mailchimpBaseUrl } from './mailchimp-client.ts';
import { NewsletterError } from './newsletter-error.ts';

const baseUrl = 'https://us21.api.mailchimp.com/3.0';
const member = { listId: 'ash-letter', emailAddress: 'guest@example.com', status: 'subscribed' as const };
const problem =
  (title: string, status: number, detail = 'Because.') =>
  () =>
    Response.json({ type: 'x', title, status, detail, instance: 'y' }, { status });

/** A client over one answer, given as often as it is asked for. */
function client(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  return { fetch, ...createMailchimpClient({ baseUrl, apiKey: 'key-us21', fetch, timeLimit: 50 }) };
}

/** What a call rejects with. */
const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

test('posts the member as JSON, with the key as the password', async () => {
  const { fetch, subscribe } = client(() => Response.json({ status: 'subscribed' }));
  expect(await subscribe(member)).toBe('subscribed');
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe(`${baseUrl}/lists/ash-letter/members`);
  expect(init?.method).toBe('POST');
  expect(new Headers(init?.headers).get('authorization')).toBe(`Basic ${btoa('anystring:key-us21')}`);
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(String(init?.body))).toEqual({ email_address: 'guest@example.com', status: 'subscribed' });
});

test('a member that is to confirm is pending', async () => {
  const { fetch, subscribe } = client(() => Response.json({ status: 'pending' }));
  expect(await subscribe({ ...member, status: 'pending' })).toBe('pending');
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body)).status).toBe('pending');
});

test.each([400, 404, 500])('a problem document with %i is the answer, without its other fields', async (status) => {
  const { fetch, subscribe } = client(problem('Member Exists', status, 'Use PUT.'));
  expect(await subscribe(member)).toEqual({ title: 'Member Exists', status, detail: 'Use PUT.' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each(['', '..', '%2e%2e', 'a/b', 'a?b', 'a'.repeat(65)])('the list id %j is never sent', async (listId) => {
  const { fetch, subscribe, doubleOptIn } = client(() => Response.json({ status: 'subscribed' }));
  expect(await subscribe({ ...member, listId })).toMatchObject({ status: 404 });
  expect(await doubleOptIn(listId)).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  [503, true],
  [429, true],
  [403, false],
])(
  '%i without a problem document is an error, retryable: %s, and the member is not posted again',
  async (status, retryable) => {
    const { fetch, subscribe } = client(() => new Response('<html>', { status }));
    const error = await failure(subscribe(member));
    expect(error).toBeInstanceOf(NewsletterError);
    expect(error).toMatchObject({ status, retryable, cause: expect.any(SyntaxError) });
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test.each([{}, [], null, { status: 'cleaned' }, { status: 1 }])('the answer %j is no member', async (body) => {
  const error = await failure(client(() => Response.json(body)).subscribe(member));
  expect(error).toBeInstanceOf(NewsletterError);
  expect(error).toMatchObject({ status: 200, retryable: false, message: expect.stringContaining('unexpected') });
});

test('a refused connection is an error with its cause', async () => {
  const refused = new TypeError('connect ECONNREFUSED');
  const error = await failure(client(() => Promise.reject(refused)).subscribe(member));
  expect(error).toMatchObject({ status: null, retryable: true, message: 'Mailchimp: connect ECONNREFUSED' });
  expect((error as Error).cause).toHaveProperty('cause', refused);
});

test('an answer that never comes runs into the time limit', async () => {
  const fetch: typeof globalThis.fetch = (_address, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  const { subscribe } = createMailchimpClient({ baseUrl, apiKey: 'key', fetch, timeLimit: 20 });
  expect(await failure(subscribe(member))).toMatchObject({
    status: null,
    retryable: true,
    message: 'Mailchimp: no answer within 20 ms',
  });
});

test('an answer that breaks off is an error', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"status":'));
      controller.error(new Error('terminated'));
    },
  });
  const error = await failure(client(() => new Response(body)).subscribe(member));
  expect(error).toMatchObject({ status: null, retryable: true, message: 'Mailchimp: terminated' });
});

test('says whether a list is confirmed by mail; null for an unknown one', async () => {
  expect(await client(() => Response.json({ double_optin: true })).doubleOptIn('a')).toBe(true);
  expect(await client(() => Response.json({ double_optin: false })).doubleOptIn('a')).toBe(false);
  expect(await client(problem('Resource Not Found', 404)).doubleOptIn('a')).toBeNull();
  expect(await failure(client(problem('API Key Invalid', 401)).doubleOptIn('a'))).toMatchObject({
    status: 401,
    retryable: false,
    message: 'Mailchimp: API Key Invalid: Because.',
  });
});

test('a list is read once more after a failure that may pass', async () => {
  const answers = [new Response('', { status: 503 }), Response.json({ double_optin: true })];
  const { fetch, doubleOptIn } = client(() => answers.shift() ?? Response.error());
  expect(await doubleOptIn('a')).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ['0123456789abcdef-us21', 'https://us21.api.mailchimp.com/3.0'],
  ['key-us1', 'https://us1.api.mailchimp.com/3.0'],
  ['0123456789abcdef', null],
  ['key-evil.example/', null],
  ['', null],
])('the address for the key %j is %j', (key, address) => {
  expect(mailchimpBaseUrl(key)).toBe(address);
});
