import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailchimpService, type MailchimpService } from './mailchimp-service.ts';
import { subscriberHash } from './subscriber-hash.ts';

const KEY = 'key-of-the-test';
const MEMBERS = '/3.0/lists/letter/members';
const guest = 'Guest@Example.com';
const ONE = `${MEMBERS}/${subscriberHash(guest)}`;

let service: MailchimpService;
let clock: Date;
beforeEach(async () => {
  clock = new Date('2026-05-01T10:00:00.123Z');
  service = await createMailchimpService({
    database: ':memory:',
    apiKey: KEY,
    publicUrl: 'https://ash.example/_services/mailchimp',
    now: () => clock,
  });
  await service.seed([{ id: 'letter', name: 'The letter', doubleOptIn: false }]);
});
afterEach(() => service.close());

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await service.fetch(
    new Request(`http://service${path}`, {
      method,
      headers: { Authorization: `Basic ${btoa(`any:${KEY}`)}`, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}
const add = (status = 'subscribed', email = guest) => ask('POST', MEMBERS, { email_address: email, status });

test('a new member is answered as it is stored', async () => {
  const { status, body } = await ask('POST', MEMBERS, {
    email_address: ` ${guest} `,
    status: 'subscribed',
    merge_fields: { FNAME: 'Ida' },
    language: 'en',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: subscriberHash('guest@example.com'),
    email_address: guest,
    status: 'subscribed',
    merge_fields: { FNAME: 'Ida' },
    language: 'en',
    timestamp_signup: '2026-05-01T10:00:00+00:00',
    timestamp_opt: '2026-05-01T10:00:00+00:00',
    last_changed: '2026-05-01T10:00:00+00:00',
    list_id: 'letter',
  });
  expect(body._links[0]).toEqual({
    rel: 'self',
    href: `https://ash.example/_services/mailchimp${ONE}`,
    method: 'GET',
  });
  expect((await ask('GET', ONE)).body).toEqual(body);
  expect((await ask('GET', `${MEMBERS}/guest%40example.com`)).body).toEqual(body);
});

test.each([
  ['no key', { Authorization: '' }, 'API Key Missing'],
  ['another key', { Authorization: `Basic ${btoa('any:other')}` }, 'API Key Invalid'],
  ['another bearer token', { Authorization: 'Bearer other' }, 'API Key Invalid'],
])('%s is refused with a problem document', async (_, headers, title) => {
  const answer = await ask('GET', '/3.0/ping', undefined, headers);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(answer.body).toMatchObject({ title, status: 401, instance: expect.stringMatching(/^[\da-f-]{36}$/) });
});

test('the key is also taken as a bearer token', async () => {
  const { status, body } = await ask('GET', '/3.0/ping', undefined, { Authorization: `Bearer ${KEY}` });
  expect([status, body]).toEqual([200, { health_status: "Everything's Chimpy!" }]);
});

test.each([
  [{ status: 'subscribed' }, 'email_address', 'Required fields were not provided: email_address'],
  [{ email_address: guest }, 'status', 'Required fields were not provided: status'],
  [{ email_address: guest, status: 'archived' }, 'status', expect.stringContaining('Invalid option')],
  [{ email_address: guest, status: 'subscribed', email_type: 'pdf' }, 'email_type', expect.any(String)],
  [{ email_address: guest, status: 'subscribed', merge_fields: 'x' }, 'merge_fields', expect.any(String)],
  [[], '', 'The body must be a JSON object.'],
])('of %j the field %j is named', async (body, field, message) => {
  const answer = await ask('POST', MEMBERS, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ title: 'Invalid Resource', errors: [{ field, message }] });
  expect(answer.body.detail).toContain("see the 'errors' array");
});

test.each(['', 'nobody', 'a@b', 'a b@example.com', 'a@example.com\u0000', `${'a'.repeat(250)}@example.com`, 7])(
  'the address %j is not valid',
  async (email_address) => {
    const answer = await ask('POST', MEMBERS, { email_address, status: 'subscribed' });
    const message = 'Please provide a valid email address.';
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ detail: message, errors: [{ field: 'email_address', message }] });
  },
);

test('a body that is not JSON and one that is too long get different errors', async () => {
  expect((await ask('POST', MEMBERS, '{')).body).toMatchObject({ title: 'JSON Parse Error', status: 400 });
  expect((await ask('POST', MEMBERS, 'x'.repeat(100_001))).body).toMatchObject({ status: 413 });
});

test.each([
  ['DELETE', '/3.0/lists', 'GET'],
  ['PATCH', '/3.0/lists/letter', 'GET'],
  ['PATCH', MEMBERS, 'GET, POST'],
  ['POST', ONE, 'GET, PUT, PATCH, DELETE'],
  ['POST', '/3.0/ping', 'GET'],
])('%s %s is not allowed, but %s is', async (method, path, allowed) => {
  const answer = await ask(method, path);
  expect(answer.body).toMatchObject({ title: 'Method Not Allowed', status: 405 });
  expect(answer.headers.get('allow')).toBe(allowed);
});

test.each([
  ['GET', '/3.0/campaigns'],
  ['GET', '/3.0/lists/none'],
  ['GET', '/3.0/lists/none/members'],
  ['POST', '/3.0/lists/none/members'],
  ['PUT', '/3.0/lists/none/members/x'],
  ['PATCH', '/3.0/lists/none/members/x'],
  ['DELETE', '/3.0/lists/none/members/x'],
  ['GET', ONE],
  ['DELETE', ONE],
  ['GET', '/'],
])('%s %s is not there', async (method, path) => {
  expect((await ask(method, path)).body).toMatchObject({ title: 'Resource Not Found', status: 404 });
});

test('a member that is there is changed by PUT and by PATCH, and its other fields remain', async () => {
  await ask('POST', MEMBERS, { email_address: guest, status: 'subscribed', merge_fields: { FNAME: 'Ida' } });
  clock = new Date('2026-05-02T10:00:00Z');
  const put = await ask('PUT', ONE, {
    email_address: guest,
    status_if_new: 'unsubscribed',
    merge_fields: { LNAME: 'Wells' },
  });
  expect(put.body).toMatchObject({ status: 'subscribed', merge_fields: { FNAME: 'Ida', LNAME: 'Wells' } });
  const patch = await ask('PATCH', ONE, { status: 'unsubscribed' });
  expect(patch.body).toMatchObject({ status: 'unsubscribed', merge_fields: { FNAME: 'Ida', LNAME: 'Wells' } });
  expect(patch.body.last_changed).toBe('2026-05-02T10:00:00+00:00');
});

test('PUT adds a member with status_if_new, and names what is missing', async () => {
  expect((await ask('PUT', ONE, { status_if_new: 'subscribed' })).body.errors).toMatchObject([
    { field: 'email_address' },
  ]);
  expect((await ask('PUT', ONE, { email_address: guest })).body.errors).toMatchObject([{ field: 'status_if_new' }]);
  expect(
    (await ask('PUT', ONE, { email_address: 'other@example.com', status: 'subscribed' })).body.errors,
  ).toMatchObject([{ field: 'email_address' }]);
  const added = await ask('PUT', ONE, { email_address: guest, status: 'unsubscribed', status_if_new: 'subscribed' });
  expect([added.status, added.body.status]).toEqual([200, 'subscribed']);
});

test('a member that was archived can be added again; one that is pending cannot be archived', async () => {
  await add();
  expect((await ask('DELETE', ONE)).status).toBe(204);
  expect((await ask('GET', ONE)).body.status).toBe('archived');
  expect((await ask('DELETE', ONE)).body).toMatchObject({
    title: 'Method Not Allowed',
    detail: 'This list member cannot be removed. Please contact support.',
  });
  expect((await add()).body.status).toBe('subscribed');
  await add('pending', 'other@example.com');
  expect((await ask('DELETE', `${MEMBERS}/other@example.com`)).status).toBe(405);
});

test('members are listed in pages, those that were archived only when asked for', async () => {
  for (const name of ['a', 'b', 'c', 'd']) {
    clock = new Date(clock.getTime() + 1000);
    await add('subscribed', `${name}@example.com`);
  }
  await ask('DELETE', `${MEMBERS}/a@example.com`);
  await ask('PATCH', `${MEMBERS}/d@example.com`, { status: 'unsubscribed' });
  const listed = async (query: string) => {
    const { body } = await ask('GET', `${MEMBERS}${query}`);
    return [
      body.members.map((member: { email_address: string }) => member.email_address[0]).join(''),
      body.total_items,
    ];
  };
  expect(await listed('')).toEqual(['bcd', 3]);
  expect(await listed('?count=1&offset=1')).toEqual(['c', 3]);
  expect(await listed('?count=0')).toEqual(['', 3]);
  expect(await listed('?status=archived')).toEqual(['a', 1]);
  expect((await ask('GET', `${MEMBERS}?count=1001`)).body.errors).toMatchObject([{ field: 'count' }]);
  const { body } = await ask('GET', '/3.0/lists/letter');
  expect(body).toMatchObject({ name: 'The letter', double_optin: false });
  expect(body.stats).toEqual({ member_count: 2, unsubscribe_count: 1, cleaned_count: 0 });
  expect((await ask('GET', '/3.0/lists')).body).toMatchObject({ lists: [body], total_items: 1 });
});

test('a second seed leaves what is there', async () => {
  expect(await service.isEmpty()).toBe(false);
  await service.seed([{ id: 'letter', name: 'Another', doubleOptIn: true }]);
  expect((await ask('GET', '/3.0/lists/letter')).body).toMatchObject({ name: 'The letter', double_optin: false });
});
