import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CustomerServer, ERRORS, startCustomerServer } from './customer-server.ts';
import { testDatabases } from './databases.ts';

const CHANGED = `customer { id email } customerAccessToken { accessToken } ${ERRORS}`;
const NEW_PASSWORD = 'another river entirely';

describe.each(testDatabases)('activating an account on $name', (database) => {
  let server: CustomerServer;
  beforeAll(async () => {
    server = await startCustomerServer(database);
  });
  afterAll(() => server.close());

  const activate = (id: string, activationToken: string, password = NEW_PASSWORD) =>
    server.change(
      'customerActivate',
      '$id: ID!, $input: CustomerActivateInput!',
      { id, input: { activationToken, password } },
      CHANGED,
    );

  /** An account without a password, as an operator makes one. */
  async function invited(email: string) {
    await server.register(email);
    await server.db.updateTable('commerce_customer').set({ password_hash: null }).where('email', '=', email).execute();
    await server.change('customerRecover', '$email: String!', { email }, ERRORS);
    const mail = (await server.mailsTo(email, 2)).at(-1);
    expect(mail?.kind).toBe('customer_invite');
    const url = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    return { url, id: `gid://shopify/Customer/${url.searchParams.get('id')}`, token: url.searchParams.get('activate') };
  }

  test('someone invited activates the account, once', async () => {
    const { id, token } = await invited('invited@ash.example');
    expect((await server.logIn('invited@ash.example')).customerAccessToken).toBeNull();
    expect((await activate(id, 'nonsense')).customerUserErrors).toMatchObject([
      { code: 'TOKEN_INVALID', field: ['input'] },
    ]);
    const opened = await activate(id, token ?? '');
    expect(opened).toMatchObject({ customer: { email: 'invited@ash.example' }, customerUserErrors: [] });
    expect((await server.logIn('invited@ash.example', NEW_PASSWORD)).customerAccessToken).not.toBeNull();
    expect((await activate(id, token ?? '')).customerUserErrors).toMatchObject([{ code: 'ALREADY_ENABLED' }]);
  });

  test('the mailed invitation is an activationUrl', async () => {
    const { url } = await invited('byurl@ash.example');
    const byUrl = (activationUrl: string) =>
      server.change(
        'customerActivateByUrl',
        '$activationUrl: URL!, $password: String!',
        { activationUrl, password: NEW_PASSWORD },
        'customer { email } customerAccessToken { accessToken } customerUserErrors { code field message }',
      );
    await expect(byUrl('https://ash.example/auth/login')).rejects.toThrow('NOT_FOUND');
    expect(await byUrl(url.href)).toMatchObject({ customer: { email: 'byurl@ash.example' }, customerUserErrors: [] });
  });

  test('someone invited who registers is sent the invitation instead', async () => {
    await invited('again@ash.example');
    const answer = await server.register('again@ash.example');
    expect(answer.customerUserErrors).toMatchObject([{ code: 'CUSTOMER_DISABLED', field: ['input', 'email'] }]);
    expect((await server.mailsTo('again@ash.example')).map(({ kind }) => kind)).toEqual([
      'customer_welcome',
      'customer_invite',
      'customer_invite',
    ]);
  });
});
