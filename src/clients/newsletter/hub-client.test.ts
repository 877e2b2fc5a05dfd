import { expect, test, vi } from 'vitest';
import { createHubClient } from './hub-client.ts';
import { NewsletterError } from './newsletter-error.ts';

const data = { emailAddress: 'guest@example.com', firstName: 'Ida', lastName: 'Wells', zip: '21201' };

/** A client over one answer, given as often as it is asked for. */
function client(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const connection = { baseUrl: 'https://hub.example/forms', defaultFormId: 'ash-hub', fetch, timeLimit: 50 };
  return { fetch, ...createHubClient(connection) };
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
const success = () => Response.json({ Status: 'Success', Message: 'Thank you.' });

test.each([
  ['ulysses-tenants', 'https://hub.example/forms/ulysses-tenants?format=json'],
  [null, 'https://hub.example/forms/ash-hub?format=json'],
  ['', 'https://hub.example/forms/ash-hub?format=json'],
])('the form %j is posted to %s', async (formId, address) => {
  const { fetch, submit } = client(success);
  expect(await submit({ formId, data })).toEqual({ Status: 'Success', Message: 'Thank you.' });
  const [asked, init] = fetch.mock.calls[0] ?? [];
  expect(asked).toBe(address);
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toEqual({ PostData: data });
});

test.each([200, 400, 500])('what the hub says with %i is the answer', async (status) => {
  const answer = { Status: 'Error', Message: 'Zip code is missing.' };
  const { fetch, submit } = client(() => Response.json(answer, { status }));
  expect(await submit({ formId: null, data })).toEqual(answer);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each(['..', 'a/b', '%2e%2e'])('the form id %j is never sent', async (formId) => {
  const { fetch, submit } = client(success);
  expect(await submit({ formId, data })).toEqual({ Status: 'Error', Message: expect.stringContaining('Form id') });
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['something that is not JSON', () => new Response('<html>', { status: 502 }), 502, true],
  ['something unexpected', () => Response.json({ Status: 'Success' }), 200, false],
])('%s is an error, and nothing is sent again', async (words, answer, status, retryable) => {
  const { fetch, submit } = client(answer);
  const error = await failure(submit({ formId: null, data }));
  expect(error).toBeInstanceOf(NewsletterError);
  expect(error).toMatchObject({ status, retryable, message: `Newsletter hub: answered ${status} with ${words}` });
  expect(fetch).toHaveBeenCalledTimes(1);
});
