import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CustomerServer, PASSWORD, startCustomerServer } from './customer-server.ts';
import { testDatabases } from './databases.ts';

const UNIDENTIFIED = { code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' };

describe.each(testDatabases)('customers on $name', (database) => {
  let server: CustomerServer;
  beforeAll(async () => {
    server = await startCustomerServer(database);
  });
  afterAll(() => server.close());

  const customer: CustomerServer['read'] = (...asked) => server.read(...asked);
  const update: CustomerServer['update'] = (...asked) => server.update(...asked);
  const end = (customerAccessToken: string) =>
    server.change(
      'customerAccessTokenDelete',
      '$customerAccessToken: String!',
      { customerAccessToken },
      'deletedAccessToken deletedCustomerAccessTokenId userErrors { message }',
    );
  const renew = (customerAccessToken: string) =>
    server.change(
      'customerAccessTokenRenew',
      '$customerAccessToken: String!',
      { customerAccessToken },
      'customerAccessToken { accessToken expiresAt } userErrors { message }',
    );

  test('an account is opened, logged into, read and left', async () => {
    const created = await server.register('  Ada@Ash.Example ', {
      firstName: 'Ada',
      lastName: 'Reyes',
      phone: '+1 (313) 555-0142',
      acceptsMarketing: true,
    });
    expect(created.customerUserErrors).toEqual([]);
    expect(created.customer).toEqual({
      id: expect.stringMatching(/^gid:\/\/shopify\/Customer\/\d{13,15}$/),
      email: 'ada@ash.example',
      firstName: 'Ada',
      lastName: 'Reyes',
      displayName: 'Ada Reyes',
      phone: '+13135550142',
      acceptsMarketing: true,
    });
    const { customerAccessToken } = await server.logIn('ADA@ash.example');
    const token = customerAccessToken?.accessToken ?? '';
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const days = (Date.parse(customerAccessToken?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(42);
    expect(await customer(token, 'email displayName tags avatarUrl defaultAddress { id }')).toEqual({
      email: 'ada@ash.example',
      displayName: 'Ada Reyes',
      tags: [],
      avatarUrl: null,
      defaultAddress: null,
    });
    expect(await end(token)).toMatchObject({ deletedAccessToken: token, userErrors: [] });
    expect(await customer(token)).toBeNull();
    await expect(end(token)).rejects.toThrow('ACCESS_DENIED');
    await expect(renew(token)).rejects.toThrow('ACCESS_DENIED');
    await expect(update(token, { firstName: 'Eve' })).rejects.toThrow('ACCESS_DENIED');
  });

  test('neither passwords nor tokens stand in the database', async () => {
    const token = await server.newcomer('kept@ash.example');
    const rows = [
      await server.db.selectFrom('commerce_customer').selectAll().execute(),
      await server.db.selectFrom('commerce_customer_token').selectAll().execute(),
      await server.db.selectFrom('commerce_customer_link').selectAll().execute(),
    ];
    const [mail] = await server.mailsTo('kept@ash.example');
    const confirm = /confirm=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(confirm).toHaveLength(32);
    for (const secret of [token, PASSWORD, confirm]) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('a newcomer is welcomed with a link, and only once', async () => {
    await server.register('welcome@ash.example');
    const mails = await server.mailsTo('welcome@ash.example');
    expect(mails.map(({ kind }) => kind)).toEqual(['customer_welcome']);
    expect(mails[0]?.text).toMatch(/https:\/\/ash\.example\/auth\/login\?confirm=[0-9a-f]{32}\n/);
  });

  test('wrong password, unknown address and disabled account are one answer', async () => {
    await server.register('known@ash.example');
    await server.register('disabled@ash.example');
    await server.db
      .updateTable('commerce_customer')
      .set({ disabled: 1 })
      .where('email', '=', 'disabled@ash.example')
      .execute();
    const answers = [
      await server.logIn('known@ash.example', 'not the password'),
      await server.logIn('unknown@ash.example'),
      await server.logIn('disabled@ash.example'),
      await server.logIn('not an address', ''),
    ];
    for (const answer of answers) {
      expect(answer).toEqual({
        customerAccessToken: null,
        customerUserErrors: [UNIDENTIFIED],
        userErrors: [{ field: null, message: 'Unidentified customer' }],
      });
    }
  });

  test('a token ends after 42 days, and when its account is disabled', async () => {
    const token = await server.newcomer('forgotten@ash.example');
    const renewed = await server.newcomer('faithful@ash.example');
    server.pass(41 * 24);
    const { customerAccessToken } = await renew(renewed);
    expect(customerAccessToken?.accessToken).toBe(renewed);
    server.pass(25);
    expect(await customer(token)).toBeNull();
    await expect(renew(token)).rejects.toThrow('ACCESS_DENIED');
    expect(await customer(renewed)).toEqual({ email: 'faithful@ash.example' });
    await server.db
      .updateTable('commerce_customer')
      .set({ disabled: 1 })
      .where('email', '=', 'faithful@ash.example')
      .execute();
    expect(await customer(renewed)).toBeNull();
    await expect(update(renewed, {})).rejects.toThrow('ACCESS_DENIED');
  });

  test.each([
    [{ email: ' ' }, 'BLANK', 'email'],
    [{ email: 'nobody' }, 'INVALID', 'email'],
    [{ email: 'a b@ash.example' }, 'INVALID', 'email'],
    [{ email: 'a..b@ash.example' }, 'INVALID', 'email'],
    [{ email: 'me@localhost' }, 'BAD_DOMAIN', 'email'],
    [{ email: 'me@-ash-.example' }, 'BAD_DOMAIN', 'email'],
    [{ email: 'me@10.0.0.1' }, 'BAD_DOMAIN', 'email'],
    [{ email: `${'a'.repeat(250)}@ash.example` }, 'TOO_LONG', 'email'],
    [{ password: '' }, 'BLANK', 'password'],
    [{ password: 'seven77' }, 'TOO_SHORT', 'password'],
    [{ password: 'é'.repeat(73) }, 'TOO_LONG', 'password'],
    [{ password: ' leading space' }, 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', 'password'],
    [{ firstName: 'x'.repeat(256) }, 'TOO_LONG', 'firstName'],
    [{ firstName: '<i>Ada</i>' }, 'CONTAINS_HTML_TAGS', 'firstName'],
    [{ lastName: 'visit www.example.com' }, 'CONTAINS_URL', 'lastName'],
    [{ phone: 'ring twice' }, 'INVALID', 'phone'],
  ])('customerCreate with %o answers %s', async (input, code, field) => {
    const answer = await server.register('invalid@ash.example', input);
    expect(answer.customer).toBeNull();
    expect(answer.customerUserErrors).toMatchObject([{ code, field: ['input', field] }]);
    expect(answer.userErrors).toMatchObject([{ field: ['input', field] }]);
    expect(await server.mailsTo('invalid@ash.example')).toEqual([]);
  });

  test('passwords of 8 and of 72 characters are accepted', async () => {
    for (const [name, password] of [
      ['short', 'eight888'],
      ['long', 'é'.repeat(72)],
    ] as const) {
      expect((await server.register(`${name}@ash.example`, { password })).customerUserErrors).toEqual([]);
      expect((await server.logIn(`${name}@ash.example`, password)).customerAccessToken).not.toBeNull();
    }
  });

  test('a taken address is refused, and its owner gets a mail', async () => {
    await server.register('owner@ash.example');
    const second = await server.register('OWNER@ash.example', { password: 'someone else’s' });
    expect(second.customer).toBeNull();
    expect(second.customerUserErrors).toEqual([
      { code: 'TAKEN', field: ['input', 'email'], message: 'Email has already been taken' },
    ]);
    const mails = await server.mailsTo('owner@ash.example');
    expect(mails.map(({ kind }) => kind)).toEqual(['customer_welcome', 'customer_already_registered']);
    expect((await server.logIn('owner@ash.example')).customerAccessToken).not.toBeNull();
    expect((await server.logIn('owner@ash.example', 'someone else’s')).customerAccessToken).toBeNull();
  });

  test('of many who open one account at once, one has it', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => server.register('race@ash.example')));
    const codes = answers.map(({ customerUserErrors: [error] }) => error?.code ?? 'created').sort();
    expect(codes).toEqual(['TAKEN', 'TAKEN', 'TAKEN', 'TAKEN', 'TAKEN', 'created']);
    const { count } = await server.db
      .selectFrom('commerce_customer')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('email', '=', 'race@ash.example')
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  test('a token that is none is nobody’s', async () => {
    expect(await customer('')).toBeNull();
    expect(await customer('0'.repeat(32))).toBeNull();
    await expect(update('nonsense', { firstName: 'x' })).rejects.toThrow('ACCESS_DENIED');
  });
});
