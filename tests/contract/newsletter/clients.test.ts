import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHubClient, type HubClient } from '#clients/newsletter/hub-client.ts';
import { createMailchimpClient, type MailchimpClient } from '#clients/newsletter/mailchimp-client.ts';
import { testDatabases } from '../commerce/databases.ts';
import { API_KEY, type NewsletterServer, startNewsletterServer } from './newsletter-server.ts';

const person = { firstName: 'Ida', lastName: 'Wells', zip: '21201' };

describe.each(testDatabases)('our clients against the embedded services on $name', (database) => {
  let server: NewsletterServer;
  let mailchimp: MailchimpClient;
  let hub: HubClient;
  beforeAll(async () => {
    server = await startNewsletterServer(database);
    mailchimp = createMailchimpClient({ baseUrl: server.mailchimp, apiKey: API_KEY });
    hub = createHubClient({ baseUrl: server.hub, defaultFormId: 'ash-hub' });
  });
  afterAll(() => server.close());

  const subscribe = (emailAddress: string, status: 'subscribed' | 'pending' = 'subscribed', listId = 'ash-letter') =>
    mailchimp.subscribe({ listId, emailAddress, status });

  test('an address is subscribed once', async () => {
    expect(await subscribe('once@example.com')).toBe('subscribed');
    expect(await subscribe('once@example.com')).toEqual({
      title: 'Member Exists',
      status: 400,
      detail: 'once@example.com is already a list member. Use PUT to insert or update list members.',
    });
  });

  test('an address that is to confirm is pending, and mail was left for it', async () => {
    const before = server.commits();
    expect(await subscribe('pending@example.com', 'pending')).toBe('pending');
    expect(server.commits()).toBe(before + 1);
    expect(await server.mailsTo('pending@example.com')).toHaveLength(1);
    expect(await subscribe('pending@example.com', 'pending')).toMatchObject({ title: 'Member Exists' });
    expect(await server.mailsTo('pending@example.com')).toHaveLength(1);
  });

  test('a bad address and an unknown list are refused', async () => {
    expect(await subscribe('nobody')).toEqual({
      title: 'Invalid Resource',
      status: 400,
      detail: 'Please provide a valid email address.',
    });
    expect(await subscribe('ida@example.com', 'subscribed', 'no-such-list')).toMatchObject({
      title: 'Resource Not Found',
      status: 404,
    });
  });

  test('a wrong key is reported', async () => {
    const stranger = createMailchimpClient({ baseUrl: server.mailchimp, apiKey: 'wrong-us21' });
    const result = await stranger.subscribe({
      listId: 'ash-letter',
      emailAddress: 'key@example.com',
      status: 'subscribed',
    });
    expect(result).toMatchObject({ title: 'API Key Invalid', status: 401 });
    await expect(stranger.doubleOptIn('ash-letter')).rejects.toMatchObject({ status: 401, retryable: false });
  });

  test('a list says whether its readers confirm', async () => {
    expect(await mailchimp.doubleOptIn('neptune-tides')).toBe(true);
    expect(await mailchimp.doubleOptIn('ash-letter')).toBe(false);
    expect(await mailchimp.doubleOptIn('no-such-list')).toBeNull();
  });

  test('the hub takes a form, and the default one where none is named', async () => {
    const data = { ...person, emailAddress: 'tenant@example.com' };
    expect(await hub.submit({ formId: 'ulysses-tenants', data })).toEqual({
      Status: 'Success',
      Message: 'The letter to the tenants will be sent to you.',
    });
    expect(await hub.submit({ formId: null, data })).toEqual({
      Status: 'Success',
      Message: 'The ash letter will be sent to you.',
    });
    expect(await hub.submit({ formId: null, data })).toEqual({
      Status: 'Error',
      Message: 'Email address tenant@example.com is already on this list.',
    });
  });

  test('the hub names what is wrong', async () => {
    const submit = (formId: string, change: Partial<typeof person & { emailAddress: string }>) =>
      hub.submit({ formId, data: { ...person, emailAddress: 'wrong@example.com', ...change } });
    expect((await submit('ulysses-tenants', { emailAddress: 'nobody' })).Message).toContain('Email address');
    expect((await submit('ulysses-tenants', { firstName: '' })).Message).toBe('First name is missing.');
    expect((await submit('ulysses-tenants', { lastName: ' ' })).Message).toBe('Last name is missing.');
    expect((await submit('no-such-form', {})).Message).toContain('Form id');
    expect((await submit('ulysses-tenants', {})).Status).toBe('Success');
  });

  test('of ten forms with one address at the same moment one is taken', async () => {
    const data = { ...person, emailAddress: 'rush@example.com' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => hub.submit({ formId: 'shenandoah', data })));
    expect(answers.filter(({ Status }) => Status === 'Success')).toHaveLength(1);
    expect(answers.filter(({ Message }) => Message.includes('already on this list'))).toHaveLength(9);
  });
});
