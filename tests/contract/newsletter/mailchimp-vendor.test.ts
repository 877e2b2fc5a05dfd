import { createHash } from 'node:crypto';
import vendor from '@mailchimp/mailchimp_marketing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../commerce/databases.ts';
import { API_KEY, type NewsletterServer, startNewsletterServer } from './newsletter-server.ts';

const LIST = 'ash-letter';
const { lists } = vendor;
const hashOf = (email: string) => createHash('md5').update(email.toLowerCase()).digest('hex');
const add = (email_address: string, status = 'subscribed') => lists.addListMember(LIST, { email_address, status });

/** The problem document that a call of the vendor's client rejects with. */
async function problemOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const error = await call.then(
    () => null,
    (reason: { response?: { type: string; body: object } }) => reason,
  );
  expect(error?.response?.type).toBe('application/problem+json');
  return { ...error?.response?.body };
}

describe.each(testDatabases)('the vendor’s client against the embedded Mailchimp on $name', (database) => {
  let server: NewsletterServer;
  beforeAll(async () => {
    server = await startNewsletterServer(database);
    vendor.basePath = server.mailchimp;
    vendor.timeout = 10_000;
  });
  beforeEach(() => vendor.setConfig({ apiKey: API_KEY }));
  afterAll(() => server.close());

  test('is answered', async () => {
    expect(await vendor.ping.get()).toEqual({ health_status: "Everything's Chimpy!" });
  });

  test('adds a member and reads it', async () => {
    const added = await lists.addListMember(LIST, {
      email_address: 'Ida@Example.com',
      status: 'subscribed',
      merge_fields: { FNAME: 'Ida' },
    });
    expect(added).toMatchObject({
      id: hashOf('ida@example.com'),
      email_address: 'Ida@Example.com',
      status: 'subscribed',
      merge_fields: { FNAME: 'Ida' },
      list_id: LIST,
    });
    expect(await lists.getListMember(LIST, hashOf('ida@example.com'))).toEqual(added);
  });

  test('an address is on a list once, however it is written', async () => {
    await add('twice@example.com');
    expect(await problemOf(add('TWICE@example.com'))).toEqual({
      type: 'https://mailchimp.com/developer/marketing/docs/errors/',
      title: 'Member Exists',
      status: 400,
      detail: 'TWICE@example.com is already a list member. Use PUT to insert or update list members.',
      instance: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const other = await lists.addListMember('siren-letter', {
      email_address: 'twice@example.com',
      status: 'subscribed',
    });
    expect(other.status).toBe('subscribed');
  });

  test('of ten that add one address at the same moment one does', async () => {
    const calls = Array.from({ length: 10 }, () => add('rush@example.com'));
    const answers = await Promise.all(
      calls.map((call) =>
        call.then(
          ({ status }) => status,
          () => problemOf(call).then(({ title }) => title),
        ),
      ),
    );
    expect(answers.sort()).toEqual([...Array.from({ length: 9 }, () => 'Member Exists'), 'subscribed']);
    const { members } = await lists.getListMembersInfo(LIST, { count: 1000 });
    const found = (members as { email_address: string }[]).filter((one) => one.email_address === 'rush@example.com');
    expect(found).toHaveLength(1);
  });

  test('an unknown list is not found', async () => {
    const call = lists.addListMember('no-such-list', { email_address: 'ida@example.com', status: 'subscribed' });
    expect(await problemOf(call)).toMatchObject({
      title: 'Resource Not Found',
      status: 404,
      detail: 'The requested resource could not be found.',
    });
    expect((await problemOf(lists.getList('no-such-list'))).status).toBe(404);
  });

  test.each([
    [{ email_address: 'nobody', status: 'subscribed' }, 'email_address'],
    [{ status: 'subscribed' }, 'email_address'],
    [{ email_address: 'ida@example.com', status: 'friend' }, 'status'],
  ])('%j is an invalid resource, and %s is named', async (body, field) => {
    expect(await problemOf(lists.addListMember(LIST, body))).toMatchObject({
      title: 'Invalid Resource',
      status: 400,
      errors: [{ field, message: expect.any(String) }],
    });
  });

  test.each(['unsubscribed', 'cleaned'])(
    'an address that is %s cannot be subscribed, but asked to confirm',
    async (status) => {
      const email = `${status}@example.com`;
      await add(email);
      expect((await lists.updateListMember(LIST, hashOf(email), { status })).status).toBe(status);
      const refusal = {
        title: 'Member In Compliance State',
        status: 400,
        detail: `${email} is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.`,
      };
      const body = { email_address: email, status: 'subscribed', status_if_new: 'subscribed' };
      expect(await problemOf(add(email))).toMatchObject(refusal);
      expect(await problemOf(lists.setListMember(LIST, hashOf(email), body))).toMatchObject(refusal);
      expect(await problemOf(lists.updateListMember(LIST, hashOf(email), { status: 'subscribed' }))).toMatchObject(
        refusal,
      );
      expect((await add(email, 'pending')).status).toBe('pending');
      // Asking does not lift it: a client with the key cannot confirm for the owner of the address.
      expect(await problemOf(lists.updateListMember(LIST, hashOf(email), { status: 'subscribed' }))).toMatchObject(
        refusal,
      );
      expect((await server.mailsTo(email)).map(({ kind }) => kind)).toEqual(['newsletter_confirmation']);
    },
  );

  test('archiving an address that unsubscribed does not make it subscribable', async () => {
    await add('left@example.com', 'unsubscribed');
    expect(await lists.deleteListMember(LIST, hashOf('left@example.com'))).toBeNull();
    expect((await problemOf(add('left@example.com'))).title).toBe('Member In Compliance State');
  });

  test('PUT inserts with status_if_new and updates afterwards', async () => {
    const email = 'upsert@example.com';
    const body = { email_address: email, status_if_new: 'subscribed' };
    expect((await lists.setListMember(LIST, hashOf(email), body)).status).toBe('subscribed');
    expect((await lists.setListMember(LIST, hashOf(email), { ...body, status: 'unsubscribed' })).status).toBe(
      'unsubscribed',
    );
    expect((await lists.setListMember(LIST, hashOf(email), body)).status).toBe('unsubscribed');
  });

  test('of ten that insert or update one address at the same moment all succeed', async () => {
    const email = 'put-rush@example.com';
    const body = { email_address: email, status_if_new: 'subscribed' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => lists.setListMember(LIST, hashOf(email), body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['subscribed']));
  });

  test('a member is archived by DELETE and can be added again', async () => {
    await add('back@example.com');
    expect(await lists.deleteListMember(LIST, hashOf('back@example.com'))).toBeNull();
    expect((await lists.getListMember(LIST, hashOf('back@example.com'))).status).toBe('archived');
    expect((await problemOf(lists.deleteListMember(LIST, hashOf('back@example.com')))).status).toBe(405);
    expect((await add('back@example.com')).status).toBe('subscribed');
  });

  test('the lists are those of the seed', async () => {
    const { lists: all, total_items } = await lists.getAllLists({ count: 100 });
    expect(total_items).toBe(5);
    expect((all as { id: string }[]).map(({ id }) => id).sort()).toEqual([
      'ash-letter',
      'neptune-tides',
      'parish-notices',
      'shenandoah-opening',
      'siren-letter',
    ]);
    expect(await lists.getList('neptune-tides')).toMatchObject({ double_optin: true });
  });

  test('a wrong key opens nothing', async () => {
    vendor.setConfig({ apiKey: 'wrong-us21' });
    expect(await problemOf(add('key@example.com'))).toMatchObject({ title: 'API Key Invalid', status: 401 });
    vendor.setConfig({ apiKey: '' });
    expect(await problemOf(add('key@example.com'))).toMatchObject({ title: 'API Key Missing', status: 401 });
    vendor.setConfig({ apiKey: API_KEY });
    expect((await problemOf(lists.getListMember(LIST, hashOf('key@example.com')))).status).toBe(404);
  });
});
