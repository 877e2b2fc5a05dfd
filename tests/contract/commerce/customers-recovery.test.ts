import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CustomerServer, ERRORS, PASSWORD, type Payload, startCustomerServer } from './customer-server.ts';
import { testDatabases } from './databases.ts';

const CHANGED = `customer { id email } customerAccessToken { accessToken } ${ERRORS}`;
const NEW_PASSWORD = 'another river entirely';

describe.each(testDatabases)('recovering an account on $name', (database) => {
  let server: CustomerServer;
  beforeAll(async () => {
    server = await startCustomerServer(database);
  });
  afterAll(() => server.close());

  const recover = (email: string) =>
    server.change('customerRecover', '$email: String!', { email }, ERRORS) as Promise<Payload>;
  /** Waits until no recovery is left to be answered. */
  const allAnswered = () =>
    expect
      .poll(() => server.db.selectFrom('commerce_customer_recovery').selectAll().execute(), { timeout: 20_000 })
      .toEqual([]);
  const resetByUrl = (resetUrl: string, password = NEW_PASSWORD) =>
    server.change('customerResetByUrl', '$resetUrl: URL!, $password: String!', { resetUrl, password }, CHANGED);
  const reset = (id: string, resetToken: string, password = NEW_PASSWORD) =>
    server.change(
      'customerReset',
      '$id: ID!, $input: CustomerResetInput!',
      { id, input: { resetToken, password } },
      CHANGED,
    );
  /** Registers, asks for recovery and answers the link of the mail. */
  async function mailedLink(email: string): Promise<URL> {
    await server.register(email);
    await recover(email);
    const [, mail] = await server.mailsTo(email, 2);
    expect(mail?.kind).toBe('customer_reset');
    return new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  }

  test('known and unknown addresses get the same answer; only the known one gets mail', async () => {
    await server.register('known@ash.example');
    const answers = [await recover('known@ash.example'), await recover('unknown@ash.example')];
    expect(answers[0]).toEqual({ customerUserErrors: [], userErrors: [] });
    expect(answers[1]).toEqual(answers[0]);
    await allAnswered();
    expect(await server.mailsTo('known@ash.example')).toHaveLength(2);
    expect(await server.mailsTo('unknown@ash.example')).toEqual([]);
  });

  test('an address that is none is an error of its field', async () => {
    expect((await recover('nobody')).customerUserErrors).toMatchObject([{ code: 'INVALID', field: ['email'] }]);
    expect((await recover('')).customerUserErrors).toMatchObject([{ code: 'BLANK', field: ['email'] }]);
  });

  test('the mailed link is the site’s page and the resetUrl in one, and works once', async () => {
    const email = 'link@ash.example';
    const url = await mailedLink(email);
    expect(url.href).toMatch(/^https:\/\/ash\.example\/auth\/reset-password\?id=\d+&token=[0-9a-f]{32}$/);
    const old = (await server.logIn(email)).customerAccessToken?.accessToken ?? '';

    const changed = await resetByUrl(url.href);
    expect(changed.customerUserErrors).toEqual([]);
    expect(changed.customer).toMatchObject({ email });
    const fresh = changed.customerAccessToken?.accessToken ?? '';
    const { data } = await server.ask(
      'query ($old: String!, $fresh: String!) { old: customer(customerAccessToken: $old) { id } fresh: customer(customerAccessToken: $fresh) { id } }',
      { old, fresh },
    );
    expect(data).toEqual({ old: null, fresh: { id: expect.any(String) } });
    expect((await server.logIn(email)).customerAccessToken).toBeNull();
    expect((await server.logIn(email, NEW_PASSWORD)).customerAccessToken).not.toBeNull();
    expect((await server.mailsTo(email)).at(-1)?.kind).toBe('customer_password_changed');
    expect((await resetByUrl(url.href)).customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID', field: null }]);
  });

  test('it works for an hour, and the newest alone', async () => {
    const email = 'late@ash.example';
    const first = await mailedLink(email);
    await recover(email);
    const newest = new URL(/https:\S+/.exec((await server.mailsTo(email, 3)).at(-1)?.text ?? '')?.[0] ?? '');
    expect((await resetByUrl(first.href)).customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
    server.pass(1.01);
    expect((await resetByUrl(newest.href)).customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
  });

  test('of two who use one link at once, one does', async () => {
    const url = await mailedLink('twice@ash.example');
    const answers = await Promise.all([
      resetByUrl(url.href, 'the first of two'),
      resetByUrl(url.href, 'second of two'),
    ]);
    const codes = answers.map(({ customerUserErrors: [error] }) => error?.code ?? 'done').sort();
    expect(codes).toEqual(['TOKEN_INVALID', 'done']);
  });

  test('customerReset takes number and token, in the vendor’s way', async () => {
    const url = await mailedLink('vendor@ash.example');
    const id = `gid://shopify/Customer/${url.searchParams.get('id')}`;
    const token = url.searchParams.get('token') ?? '';
    expect(await reset(id, 'nonsense')).toMatchObject({
      customer: null,
      customerAccessToken: null,
      customerUserErrors: [{ code: 'TOKEN_INVALID', field: ['input'] }],
    });
    expect((await reset('gid://shopify/Customer/1', token)).customerUserErrors).toMatchObject([
      { code: 'TOKEN_INVALID', field: ['input'] },
    ]);
    expect((await reset(id, token, 'short')).customerUserErrors).toMatchObject([
      { code: 'TOO_SHORT', field: ['input', 'password'] },
    ]);
    expect((await reset(id, token)).customerUserErrors).toEqual([]);
  });

  test('a storefront’s own address in the vendor’s form is read, too', async () => {
    const url = await mailedLink('form@ash.example');
    const vendors = `https://store.example/account/reset/${url.searchParams.get('id')}/${url.searchParams.get('token')}`;
    expect((await resetByUrl(vendors)).customerUserErrors).toEqual([]);
  });

  test.each([
    'https://ash.example/auth/reset-password',
    'https://ash.example/',
    'https://ash.example/account/reset/x/y',
    'https://ash.example/account/reset/1/0123456789abcdef',
  ])('the url %s is not found', async (url) => {
    await expect(resetByUrl(url)).rejects.toThrow('NOT_FOUND');
  });

  test('a link to a former address opens nothing', async () => {
    const url = await mailedLink('former@ash.example');
    const { customerAccessToken } = await server.logIn('former@ash.example');
    await server.change(
      'customerUpdate',
      '$customerAccessToken: String!, $customer: CustomerUpdateInput!',
      { customerAccessToken: customerAccessToken?.accessToken, customer: { email: 'present@ash.example' } },
      ERRORS,
    );
    expect((await resetByUrl(url.href)).customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
    expect((await server.logIn('present@ash.example', PASSWORD)).customerAccessToken).not.toBeNull();
  });

  test('a disabled account gets no link, and an older one says so', async () => {
    const email = 'disabled@ash.example';
    const url = await mailedLink(email);
    await server.db.updateTable('commerce_customer').set({ disabled: 1 }).where('email', '=', email).execute();
    expect((await resetByUrl(url.href)).customerUserErrors).toMatchObject([{ code: 'CUSTOMER_DISABLED' }]);
    await recover(email);
    await allAnswered();
    expect(await server.mailsTo(email)).toHaveLength(2);
  });
});
