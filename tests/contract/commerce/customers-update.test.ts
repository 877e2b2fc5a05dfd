import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CustomerServer, startCustomerServer } from './customer-server.ts';
import { testDatabases } from './databases.ts';

describe.each(testDatabases)('changing a customer on $name', (database) => {
  let server: CustomerServer;
  beforeAll(async () => {
    server = await startCustomerServer(database);
  });
  afterAll(() => server.close());

  const customer: CustomerServer['read'] = (...asked) => server.read(...asked);
  const update: CustomerServer['update'] = (...asked) => server.update(...asked);

  test('customerUpdate changes what it names, and keeps the token', async () => {
    const token = await server.newcomer('change@ash.example');
    const first = await update(token, { firstName: ' Ida ', lastName: 'Berg', acceptsMarketing: true });
    expect(first).toMatchObject({
      customer: { firstName: 'Ida', lastName: 'Berg', acceptsMarketing: true },
      customerAccessToken: null,
      customerUserErrors: [],
    });
    const second = await update(token, { lastName: null, phone: '313 555 0142' });
    expect(second.customer).toEqual({
      email: 'change@ash.example',
      firstName: 'Ida',
      lastName: null,
      phone: '3135550142',
      acceptsMarketing: true,
    });
    expect(await customer(token, 'firstName')).toEqual({ firstName: 'Ida' });
  });

  test('another password ends every session and answers a new one', async () => {
    const token = await server.newcomer('rekey@ash.example');
    const elsewhere = (await server.logIn('rekey@ash.example')).customerAccessToken?.accessToken ?? '';
    const changed = await update(token, { password: 'a new one now' });
    const fresh = changed.customerAccessToken?.accessToken ?? '';
    expect(fresh).toMatch(/^[0-9a-f]{32}$/);
    expect(await customer(token)).toBeNull();
    expect(await customer(elsewhere)).toBeNull();
    expect(await customer(fresh)).toEqual({ email: 'rekey@ash.example' });
    expect((await server.logIn('rekey@ash.example')).customerAccessToken).toBeNull();
    const mails = await server.mailsTo('rekey@ash.example');
    expect(mails.at(-1)?.kind).toBe('customer_password_changed');
  });

  test('another address must be free and is confirmed anew; the old one gets a mail', async () => {
    const token = await server.newcomer('before@ash.example');
    await server.register('occupied@ash.example');
    expect((await update(token, { email: 'occupied@ash.example' })).customerUserErrors).toEqual([
      { code: 'TAKEN', field: ['customer', 'email'], message: 'Email has already been taken' },
    ]);
    expect((await update(token, { email: 'after@ash.example' })).customer).toMatchObject({
      email: 'after@ash.example',
    });
    expect((await server.mailsTo('after@ash.example')).map(({ kind }) => kind)).toEqual(['customer_confirm']);
    expect((await server.mailsTo('before@ash.example')).at(-1)?.kind).toBe('customer_email_changed');
    expect((await server.logIn('after@ash.example')).customerAccessToken).not.toBeNull();
  });

  test.each([
    [{ email: '' }, 'BLANK', 'email'],
    [{ email: 'me@nowhere.invalid' }, 'BAD_DOMAIN', 'email'],
    [{ password: 'short' }, 'TOO_SHORT', 'password'],
    [{ lastName: '<b>' }, 'CONTAINS_HTML_TAGS', 'lastName'],
    [{ phone: '12' }, 'INVALID', 'phone'],
  ])('customerUpdate with %o answers %s', async (changes, code, field) => {
    const { customerAccessToken } = await server.logIn('occupied@ash.example');
    const answer = await update(customerAccessToken?.accessToken ?? '', changes);
    expect(answer.customerUserErrors).toMatchObject([{ code, field: ['customer', field] }]);
    expect(answer.customer).toBeNull();
  });
});
