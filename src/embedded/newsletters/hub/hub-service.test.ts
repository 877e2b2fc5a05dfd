import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHubService, type HubService } from './hub-service.ts';

const data = { emailAddress: 'guest@example.com', firstName: 'Ida', lastName: 'Wells', zip: '21201' };

let service: HubService;
beforeEach(async () => {
  service = await createHubService({ database: ':memory:' });
  await service.seed([
    { id: 'tenants', name: 'The letter' },
    { id: 'works', name: 'The other letter' },
  ]);
});
afterEach(() => service.close());

async function send(body: unknown, path = '/tenants?format=json', method = 'POST') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'Content-Type': 'application/json' };
  const response = await service.fetch(new Request(`http://hub${path}`, { method, headers, body: text }));
  return { status: response.status, ...((await response.json()) as { Status: string; Message: string }) };
}

test('a form is taken within PostData and bare', async () => {
  expect(await send({ PostData: data })).toEqual({
    status: 200,
    Status: 'Success',
    Message: 'The letter will be sent to you.',
  });
  expect((await send(data, '/works?format=json')).Status).toBe('Success');
});

test('an address is on a list once, however it is written; on another list it is another', async () => {
  await send({ PostData: data });
  expect(await send({ PostData: { ...data, emailAddress: 'GUEST@example.com' } })).toEqual({
    status: 200,
    Status: 'Error',
    Message: 'Email address GUEST@example.com is already on this list.',
  });
  expect((await send({ PostData: data }, '/works?format=json')).Status).toBe('Success');
});

test('the zip code may be left out', async () => {
  expect((await send({ PostData: { ...data, zip: undefined } })).Status).toBe('Success');
});

test.each([
  [{ emailAddress: '' }, 'Email address is missing.'],
  [{ emailAddress: undefined }, 'Email address is missing.'],
  [{ emailAddress: 'nobody' }, 'Email address must be a whole address, such as name@example.com.'],
  [{ emailAddress: `${'a'.repeat(250)}@example.com` }, 'Email address must not be longer than 254 characters.'],
  [{ firstName: ' ' }, 'First name is missing.'],
  [{ lastName: undefined }, 'Last name is missing.'],
  [{ firstName: '', lastName: '' }, 'First name is missing. Last name is missing.'],
  [{ firstName: 'I\u0000da' }, 'First name must be one line of text.'],
  [{ zip: '1'.repeat(21) }, 'Zip code must not be longer than 20 characters.'],
  [{ zip: 21_201 }, 'Zip code must be a text.'],
])('%j is refused by name', async (wrong, Message) => {
  expect(await send({ PostData: { ...data, ...wrong } })).toEqual({ status: 200, Status: 'Error', Message });
});

test('an unknown form is an error', async () => {
  expect(await send({ PostData: data }, '/none?format=json')).toEqual({
    status: 200,
    Status: 'Error',
    Message: 'Form id: there is no such form.',
  });
});

test.each([
  ['{', '/tenants?format=json', 'POST', 400, 'JSON'],
  ['[]', '/tenants?format=json', 'POST', 200, 'PostData must be a JSON object.'],
  ['{"PostData":null}', '/tenants?format=json', 'POST', 200, 'PostData must be a JSON object.'],
  [{ PostData: data }, '/tenants', 'POST', 400, 'format'],
  [{ PostData: data }, '/tenants?format=json', 'PUT', 405, 'POST'],
  [{ PostData: data }, '/a/b?format=json', 'POST', 404, 'form'],
  ['x'.repeat(20_001), '/tenants?format=json', 'POST', 413, 'long'],
])('%j to %s by %s is answered with %i', async (body, path, method, status, words) => {
  const answer = await send(body, path, method);
  expect(answer).toMatchObject({ status, Status: 'Error', Message: expect.stringContaining(words) });
});

test('it is empty until it is seeded; a second seed leaves what is there', async () => {
  const empty = await createHubService({ database: ':memory:' });
  expect(await empty.isEmpty()).toBe(true);
  await empty.close();
  expect(await service.isEmpty()).toBe(false);
  await service.seed([{ id: 'tenants', name: 'Another' }]);
  expect((await send({ PostData: data })).Message).toBe('The letter will be sent to you.');
});
