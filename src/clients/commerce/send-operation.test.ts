import { expect, test, vi } from 'vitest';
import { createCommerceClient } from './commerce-client.ts';
import { CommerceConfigurationError, CommerceError } from './commerce-error.ts';
import { createSendOperation } from './send-operation.ts';

const endpoint = 'https://shop.example/api/2026-04/graphql.json';
const QUERY = 'query Shop { shop { name } }';
const MUTATION = 'mutation Leave { customerAccessTokenDelete(customerAccessToken: "x") { deletedAccessToken } }';

/** A sender over answers given in turn; the last is given again when they run out. */
function sender(...answers: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer ? answer() : new Response(null, { status: 599 });
  });
  return { fetch, send: createSendOperation({ endpoint, token: 'public', fetch }) };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

test('posts the query and its variables as JSON with the access token', async () => {
  const { fetch, send } = sender(json({ data: { shop: { name: 'ash' } } }));
  expect(await send(QUERY, { country: 'CA' })).toEqual({ data: { shop: { name: 'ash' } }, errors: [] });
  const [address, init] = fetch.mock.calls[0] ?? [];
  const headers = new Headers(init?.headers);
  expect(address).toBe(endpoint);
  expect(init?.method).toBe('POST');
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('x-shopify-storefront-access-token')).toBe('public');
  expect(JSON.parse(String(init?.body))).toEqual({ query: QUERY, variables: { country: 'CA' } });
});

test('sends the private token alone where there is one', async () => {
  const { fetch } = sender(json({ data: {} }));
  await createSendOperation({ endpoint, token: 'public', privateToken: 'private', fetch })(QUERY, {});
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  expect(headers.get('shopify-storefront-private-token')).toBe('private');
  expect(headers.has('x-shopify-storefront-access-token')).toBe(false);
});

test('names the buyer of each call beside the private token', async () => {
  const { fetch } = sender(json({ data: {} }));
  let buyer: string | null = '192.0.2.1';
  const connection = { endpoint, token: 'public', fetch, buyerAddress: () => buyer };
  const send = createSendOperation({ ...connection, privateToken: 'private' });
  await send(QUERY, {});
  buyer = '2001:db8::1';
  await send(QUERY, {});
  buyer = null;
  await send(QUERY, {});
  await createSendOperation(connection)(QUERY, {});
  const buyers = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('shopify-storefront-buyer-ip'));
  expect(buyers).toEqual(['192.0.2.1', '2001:db8::1', null, null]);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a query is asked once more after %i', async (status) => {
  const { fetch, send } = sender(json({}, status), json({ data: { shop: null } }));
  expect(await send(QUERY, {})).toEqual({ data: { shop: null }, errors: [] });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([400, 401, 403, 404, 501])('a query is not asked again after %i', async (status) => {
  const { fetch, send } = sender(json({}, status));
  expect((await send(QUERY, {})).errors[0]?.message).toContain(String(status));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a second failure is the end of it', async () => {
  const { fetch, send } = sender(json({}, 503));
  const { data, errors } = await send(QUERY, {});
  expect(data).toBeNull();
  expect(errors).toEqual([{ message: expect.stringContaining('503'), code: 'UNREACHABLE' }]);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a mutation is never asked twice', async () => {
  const { fetch, send } = sender(json({}, 503));
  expect((await send(MUTATION, {})).data).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a refused connection is null data and its message', async () => {
  const { send } = sender(() => Promise.reject(new Error('connect ECONNREFUSED')));
  expect(await send(QUERY, {})).toEqual({
    data: null,
    errors: [{ message: expect.stringContaining('connect ECONNREFUSED'), code: 'UNREACHABLE' }],
  });
});

test('an answer that never ends runs into the time limit', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(
    (_address, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  const send = createSendOperation({ endpoint, token: 'public', fetch, timeoutMs: 20 });
  expect((await send(QUERY, {})).errors[0]?.message).toContain('no answer within 20 ms');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('errors of the service keep their code and path, beside the data that came', async () => {
  const errors = [{ message: 'Throttled', path: ['product'], extensions: { code: 'THROTTLED', documentation: 'x' } }];
  const { send } = sender(json({ data: { product: null }, errors }));
  expect(await send(QUERY, {})).toEqual({
    data: { product: null },
    errors: [{ message: 'Throttled', code: 'THROTTLED', path: ['product'] }],
  });
});

test.each([['<html>'], [[]], [{}], [{ data: null }], ['']])('the answer %j is not one', async (body) => {
  const { send } = sender(() => new Response(typeof body === 'string' ? body : JSON.stringify(body)));
  const { data, errors } = await send(QUERY, {});
  expect(data).toBeNull();
  expect(errors).toHaveLength(1);
});

test.each([
  ['endpoint', { endpoint: '', token: 'public' }],
  ['token', { endpoint, token: '' }],
])('without %s it is a configuration error', (missing, connection) => {
  expect(() => createCommerceClient(connection)).toThrow(CommerceConfigurationError);
  expect(() => createCommerceClient(connection)).toThrow(missing);
});

test('a throttled product is an error that may pass, not an absence', async () => {
  const errors = [{ message: 'Throttled', path: ['product'], extensions: { code: 'THROTTLED' } }];
  const { fetch } = sender(json({ data: { product: null, productRecommendations: null }, errors }));
  const client = createCommerceClient({ endpoint, token: 'public', fetch });
  const failure = await client.product({ country: 'US', language: 'EN' }, 'mug').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CommerceError);
  expect(failure).toMatchObject({ message: 'ProductByHandle: Throttled', retryable: true });
});
