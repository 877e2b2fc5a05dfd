import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLink } from '#embedded/commerce/customers/mailed-link.ts';
import { type CustomerServer, ERRORS, PASSWORD, type Payload, startCustomerServer } from './customer-server.ts';
import { testDatabases } from './databases.ts';

const ADDRESS = { lastName: 'Reyes', address1: '1509 Broadway St', city: 'Detroit', province: 'MI', country: 'US' };
const DETROIT = { ...ADDRESS, zip: '48226' };
const LONG = 'x'.repeat(256);

/** What every operation that takes a new password says of one. */
const passwords: [string, string][] = [
  ['', 'BLANK'],
  ['   ', 'BLANK'],
  ['seven77', 'TOO_SHORT'],
  ['é'.repeat(73), 'TOO_LONG'],
  ['trailing space ', 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE'],
];
/** What every operation that takes an address of mail says of one. */
const emails: [string, string][] = [
  [' ', 'BLANK'],
  ['nobody', 'INVALID'],
  ['one@two@ash.example', 'INVALID'],
  ['"quoted"@ash.example', 'INVALID'],
  ['ada@ash.example\r\nBcc: eve@ash.example', 'INVALID'],
  ['ädä@ash.example', 'INVALID'],
  ['me@localhost', 'BAD_DOMAIN'],
  ['me@[10.0.0.1]', 'BAD_DOMAIN'],
  [`${LONG}@ash.example`, 'TOO_LONG'],
];
const person: [Record<string, unknown>, string, string][] = [
  [{ firstName: LONG }, 'TOO_LONG', 'firstName'],
  [{ firstName: '<script src=//x>' }, 'CONTAINS_HTML_TAGS', 'firstName'],
  [{ firstName: '<b\nid=x>' }, 'CONTAINS_HTML_TAGS', 'firstName'],
  [{ lastName: 'HTTPS://example.com' }, 'CONTAINS_URL', 'lastName'],
  [{ phone: '+1 313 555 0142 0142 0142' }, 'INVALID', 'phone'],
  [{ phone: '12-34' }, 'INVALID', 'phone'],
];
const lines: [object, string, string][] = [
  [{ lastName: null }, 'BLANK', 'lastName'],
  [{ address1: ' ' }, 'BLANK', 'address1'],
  [{ city: '' }, 'BLANK', 'city'],
  [{ country: null }, 'BLANK', 'country'],
  [{ province: null }, 'BLANK', 'province'],
  [{ zip: null }, 'BLANK', 'zip'],
  [{ country: 'XX' }, 'INVALID', 'country'],
  [{ province: 'QC' }, 'INVALID', 'province'],
  [{ zip: '10001' }, 'INVALID', 'zip'],
  [{ phone: 'x' }, 'INVALID', 'phone'],
  [{ firstName: LONG }, 'TOO_LONG', 'firstName'],
  [{ company: '<b>' }, 'CONTAINS_HTML_TAGS', 'company'],
  [{ address2: 'www.example.com' }, 'CONTAINS_URL', 'address2'],
];

describe.each(testDatabases)('what each operation refuses on $name', (database) => {
  let server: CustomerServer;
  let token: string;
  let addressId: string;
  beforeAll(async () => {
    server = await startCustomerServer(database);
    token = await server.newcomer('ada@ash.example');
    addressId = String((await createAddress(DETROIT)).customerAddress?.id);
  });
  afterAll(() => server.close());

  const createAddress = (address: object) =>
    server.change(
      'customerAddressCreate',
      '$customerAccessToken: String!, $address: MailingAddressInput!',
      { customerAccessToken: token, address },
      `customerAddress { id } ${ERRORS}`,
    );
  const changeAddress = (address: object, id = addressId) =>
    server.change(
      'customerAddressUpdate',
      '$customerAccessToken: String!, $id: ID!, $address: MailingAddressInput!',
      { customerAccessToken: token, id, address },
      `customerAddress { id } ${ERRORS}`,
    );
  const recover = (email: string) => server.change('customerRecover', '$email: String!', { email }, ERRORS);
  const CHANGED = `customer { id } customerAccessToken { accessToken } ${ERRORS}`;
  const withLink = (kind: 'reset' | 'activate', id: string, secret: string, password = PASSWORD) =>
    kind === 'reset'
      ? server.change(
          'customerReset',
          '$id: ID!, $input: CustomerResetInput!',
          { id, input: { resetToken: secret, password } },
          CHANGED,
        )
      : server.change(
          'customerActivate',
          '$id: ID!, $input: CustomerActivateInput!',
          { id, input: { activationToken: secret, password } },
          CHANGED,
        );
  // The deprecated list is not in the payload of customerActivateByUrl.
  const withUrl = (kind: 'reset' | 'activate', url: string, password = PASSWORD) =>
    kind === 'reset'
      ? server.change('customerResetByUrl', '$resetUrl: URL!, $password: String!', { resetUrl: url, password }, CHANGED)
      : server.change(
          'customerActivateByUrl',
          '$activationUrl: URL!, $password: String!',
          { activationUrl: url, password },
          'customer { id } customerAccessToken { accessToken } customerUserErrors { code field message }',
        );
  /** A new account with a link, as its mail would hold it. */
  async function linked(kind: 'reset' | 'activate', email: string, disabled = 0) {
    await server.register(email);
    const { id } = await server.db
      .selectFrom('commerce_customer')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('commerce_customer')
      .set({ disabled, ...(kind === 'activate' && { password_hash: null }) })
      .where('id', '=', id)
      .execute();
    const secret = await makeLink({ db: server.db, now: () => new Date() }, kind, { id, email });
    const parameter = kind === 'reset' ? 'token' : 'activate';
    const url = `https://ash.example/auth/reset-password?id=${id}&${parameter}=${secret}`;
    return { id: `gid://shopify/Customer/${id}`, secret, url };
  }

  /** One error, in both lists, and nothing done. The older list names no field for a token. */
  function refuses(answer: Payload, code: string, field: string[] | null) {
    const { customerUserErrors, userErrors, ...fields } = answer;
    expect(customerUserErrors).toEqual([{ code, field, message: expect.stringMatching(/^[A-Z].+/) }]);
    const [error] = customerUserErrors;
    const olderField = code === 'TOKEN_INVALID' ? null : field;
    if (userErrors) expect(userErrors).toEqual([{ field: olderField, message: error?.message }]);
    for (const value of Object.values(fields)) expect(value).toBeNull();
  }

  test('an email', async () => {
    for (const [email, code] of emails) {
      refuses(await server.register(email), code, ['input', 'email']);
      refuses(await server.update(token, { email }), code, ['customer', 'email']);
      refuses(await recover(email), code, ['email']);
    }
  });

  test('a new password', async () => {
    const reset = await linked('reset', 'reset@ash.example');
    const invited = await linked('activate', 'invited@ash.example');
    for (const [password, code] of passwords) {
      refuses(await server.register('new@ash.example', { password }), code, ['input', 'password']);
      refuses(await server.update(token, { password }), code, ['customer', 'password']);
      refuses(await withLink('reset', reset.id, reset.secret, password), code, ['input', 'password']);
      refuses(await withUrl('reset', reset.url, password), code, ['password']);
      refuses(await withLink('activate', invited.id, invited.secret, password), code, ['input', 'password']);
      refuses(await withUrl('activate', invited.url, password), code, ['password']);
    }
    // None of that has used the links up.
    expect((await withUrl('reset', reset.url)).customerUserErrors).toEqual([]);
    expect((await withUrl('activate', invited.url)).customerUserErrors).toEqual([]);
  });

  test('a name or a telephone', async () => {
    for (const [input, code, field] of person) {
      refuses(await server.register('new@ash.example', input), code, ['input', field]);
      refuses(await server.update(token, input), code, ['customer', field]);
    }
  });

  test('an address', async () => {
    for (const [input, code, field] of lines) {
      refuses(await createAddress({ ...DETROIT, ...input }), code, ['address', field]);
      refuses(await changeAddress(input), code, ['address', field]);
    }
    refuses(await changeAddress(DETROIT, 'gid://shopify/MailingAddress/1'), 'NOT_FOUND', ['id']);
  });

  test.each(['reset', 'activate'] as const)('a link to %s', async (kind) => {
    const good = await linked(kind, `${kind}-good@ash.example`);
    const other = await linked(kind, `${kind}-other@ash.example`);
    const disabled = await linked(kind, `${kind}-disabled@ash.example`, 1);
    refuses(await withLink(kind, good.id, '0'.repeat(32)), 'TOKEN_INVALID', ['input']);
    refuses(await withLink(kind, good.id, other.secret), 'TOKEN_INVALID', ['input']);
    refuses(await withLink(kind, 'nonsense', good.secret), 'TOKEN_INVALID', ['input']);
    refuses(await withUrl(kind, good.url.replace(/\w{32}$/, '0'.repeat(32))), 'TOKEN_INVALID', null);
    refuses(await withLink(kind, disabled.id, disabled.secret), 'CUSTOMER_DISABLED', null);
    refuses(await withUrl(kind, disabled.url), 'CUSTOMER_DISABLED', null);
    // A link of one kind is none of the other.
    const crossed = kind === 'reset' ? 'activate' : 'reset';
    const [refusal, field] = kind === 'reset' ? ['ALREADY_ENABLED', null] : ['TOKEN_INVALID', ['input']];
    refuses(await withLink(crossed, good.id, good.secret), refusal, field);
    for (const url of [good.url.replace(/id=\d+/, 'id=x'), good.url.replace(/\w{32}$/, ''), 'javascript:alert(1)']) {
      await expect(withUrl(kind, url)).rejects.toThrow('NOT_FOUND');
    }
    expect((await withLink(kind, good.id, good.secret)).customerUserErrors).toEqual([]);
    // Used up: a second reset is no longer one, and whoever has a password needs no invitation.
    if (kind === 'reset') refuses(await withUrl(kind, good.url), 'TOKEN_INVALID', null);
    else {
      refuses(await withLink(kind, good.id, good.secret), 'ALREADY_ENABLED', null);
      refuses(await withUrl(kind, good.url), 'ALREADY_ENABLED', null);
    }
  });

  test('an invitation after thirty days', async () => {
    const late = await linked('activate', 'late@ash.example');
    await server.db
      .updateTable('commerce_customer_link')
      .set({ expires_at: new Date().toISOString() })
      .where('email', '=', 'late@ash.example')
      .execute();
    refuses(await withUrl('activate', late.url), 'TOKEN_INVALID', null);
  });

  test('the token of a disabled account, in every operation that takes one', async () => {
    const gone = await server.newcomer('gone@ash.example');
    await server.db
      .updateTable('commerce_customer')
      .set({ disabled: 1 })
      .where('email', '=', 'gone@ash.example')
      .execute();
    const renewed = server.change(
      'customerAccessTokenRenew',
      '$customerAccessToken: String!',
      { customerAccessToken: gone },
      'customerAccessToken { expiresAt } userErrors { message }',
    );
    await expect(renewed).rejects.toThrow('ACCESS_DENIED');
    await expect(server.update(gone, { firstName: 'Eve' })).rejects.toThrow('ACCESS_DENIED');
    expect(await server.read(gone)).toBeNull();
  });
});
