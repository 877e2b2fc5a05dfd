import type { APIRequestContext } from '@playwright/test';
import { expect, hubMember, memberStatus, test } from './newsletter-site.ts';
import { person } from './newsletter-steps.ts';

const list = '/api/mailchimp-subscribe';
const hub = '/api/newsletter-hub';

const listBody = (email: string, id = 'ash-letter') => ({ email_address: email, status: 'subscribed', id });
const problem = (title: string, status: number, detail: string) => ({ mailchimpResult: { title, status, detail } });
const failure = (Message: string) => ({ Status: 'Error', Message });

/** Posts a body and returns the status and the JSON that came back, which is never cached. */
async function post(request: APIRequestContext, path: string, data: unknown, headers: Record<string, string> = {}) {
  const response = await request.post(path, { data, headers: { 'Content-Type': 'application/json', ...headers } });
  expect(response.headers()['cache-control']).toBe('no-store');
  return [response.status(), (await response.json()) as unknown];
}

test('the list answers {mailchimpResult}: a word, or a problem of three parts', async ({ request, email, ownSite }) => {
  expect(await post(request, list, listBody(email))).toEqual([200, { mailchimpResult: 'subscribed' }]);
  const exists = `${email} is already a list member. Use PUT to insert or update list members.`;
  expect(await post(request, list, listBody(email.toUpperCase()))).toEqual([
    200,
    problem('Member Exists', 400, exists.replace(email, email.toUpperCase())),
  ]);
  expect(await post(request, list, listBody(email, 'neptune-tides'))).toEqual([200, { mailchimpResult: 'pending' }]);
  const missing = problem('Resource Not Found', 404, 'The requested resource could not be found.');
  for (const id of ['no-such-list', '', '../../ping', 'ash-letter/members']) {
    expect(await post(request, list, listBody(email, id))).toEqual([200, missing]);
  }
  // Which status a new member gets is the list's to say, not the browser's.
  const other = `other-${email}`;
  const asked = { ...listBody(other, 'neptune-tides'), status: 'subscribed' };
  expect(await post(request, list, asked)).toEqual([200, { mailchimpResult: 'pending' }]);
  expect(await memberStatus(ownSite, 'neptune-tides', other)).toBe('pending');
});

test('the hub answers {Status, Message}, and has a form for those who name none', async ({
  request,
  email,
  ownSite,
}) => {
  const PostData = person(email);
  expect(await post(request, hub, { PostData, id: 'ulysses-tenants' })).toEqual([
    200,
    { Status: 'Success', Message: 'The letter to the tenants will be sent to you.' },
  ]);
  expect(await post(request, hub, { PostData, id: 'ulysses-tenants' })).toEqual([
    200,
    failure(`Email address ${email} is already on this list.`),
  ]);
  expect(await post(request, hub, { PostData })).toEqual([
    200,
    { Status: 'Success', Message: 'The ash letter will be sent to you.' },
  ]);
  expect(hubMember(ownSite, 'ash-hub', email)).not.toBeNull();
  for (const id of ['no-such-form', '../ash-hub']) {
    expect(await post(request, hub, { PostData, id })).toEqual([200, failure('Form id: there is no such form.')]);
  }
});

test('only POST is answered', async ({ request }) => {
  for (const path of [list, hub]) {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const response = await request.fetch(path, { method });
      expect([response.status(), response.headers().allow]).toEqual([405, 'POST']);
      expect(response.headers()['cache-control']).toBe('no-store');
    }
  }
});

test('a body that is no JSON object is a 400', async ({ request }) => {
  for (const body of ['', '{', '7', '[]', 'null', '"text"', 'email_address=ida%40example.com']) {
    expect(await post(request, list, Buffer.from(body))).toEqual([
      400,
      problem('Refused', 400, 'The body is not a JSON object.'),
    ]);
    expect(await post(request, hub, Buffer.from(body))).toEqual([400, failure('The body is not a JSON object.')]);
  }
});

test('what another site sends is a 403, by script and as a plain form', async ({ request, email, ownSite }) => {
  const message = 'This request came from another site.';
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site', Origin: ownSite.address },
  ]) {
    expect(await post(request, list, listBody(email), headers)).toEqual([403, problem('Refused', 403, message)]);
    expect(await post(request, hub, { PostData: person(email) }, headers)).toEqual([403, failure(message)]);
  }
  const form = { provider: 'mailchimp', ...listBody(email) };
  const plain = await request.post('/newsletter?subscribe', { form, headers: { Origin: 'https://evil.example' } });
  expect(plain.status()).toBe(400);
  expect(await memberStatus(ownSite, 'ash-letter', email)).toBeNull();
});

test('what is missing or malformed is a 422 that names each field', async ({ request, email }) => {
  const empty = 'Enter your email address.';
  const malformed = 'Enter an email address, like name@example.com.';
  for (const [value, words] of [
    ['', empty],
    [' ', empty],
    [7, empty],
    ['ida@', malformed],
    ['ida@example.com, bea@example.com', malformed],
    [`${'a'.repeat(250)}@example.com`, 'This email address is too long.'],
  ]) {
    const body = { email_address: value, status: 'subscribed', id: 'ash-letter' };
    const answer = { ...problem('Invalid Resource', 422, String(words)), errors: { email_address: words } };
    expect(await post(request, list, body)).toEqual([422, answer]);
  }
  const errors = { firstName: 'Enter your first name.', emailAddress: malformed, zip: 'This postal code is too long.' };
  const PostData = { ...person(email), firstName: '', emailAddress: 'ida', zip: '1234567890123' };
  const answer = { ...failure(Object.values(errors).join(' ')), errors };
  expect(await post(request, hub, { PostData })).toEqual([422, answer]);
});

test('a form that a page did not make, or a program filled in, is a 422', async ({ request, email, ownSite }) => {
  const forged = { form_token: 'mwrqukz7.CT2G6fjA7S77_Kos8r1zy_BCyJwU6lushZ5zkunuIv0' };
  const notOurs = expect.stringContaining('did not come from a page of ours');
  const answer = { mailchimpResult: { title: 'Refused', status: 422, detail: notOurs } };
  expect(await post(request, list, { ...listBody(email), ...forged })).toEqual([422, answer]);
  const filled = { PostData: person(email), ...forged, subject_line_2: 'x' };
  const trapped = { Status: 'Error', Message: expect.stringContaining('hidden from people') };
  expect(await post(request, hub, filled)).toEqual([422, trapped]);
  expect(await memberStatus(ownSite, 'ash-letter', email)).toBeNull();
});
