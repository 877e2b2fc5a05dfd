import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswords } from '#embedded/commerce/customers/passwords.ts';
import { PUBLIC_TOKEN } from './commerce-server.ts';
import { type CustomerServer, ERRORS, PASSWORD, startCustomerServer } from './customer-server.ts';
import { testDatabases } from './databases.ts';

const DETROIT = {
  ...{ lastName: 'Reyes', address1: '1509 Broadway St', city: 'Detroit' },
  ...{ province: 'MI', country: 'US', zip: '48226' },
};
const ORDERS = `query ($token: String!, $query: String, $sortKey: OrderSortKeys, $after: String) {
  customer(customerAccessToken: $token) { orders(first: 1, query: $query, sortKey: $sortKey, after: $after) { nodes { id } } } }`;

type Answer = { data?: Record<string, unknown> | null; errors?: { message: string; extensions: { code: string } }[] };

describe.each(testDatabases)('attacks on customers on $name', (database) => {
  let server: CustomerServer;
  let token: string;
  let hashes = 0;
  const logged: unknown[] = [];
  beforeAll(async () => {
    const passwords = createPasswords(300, { memoryKib: 8, passes: 1 });
    const counted = {
      ...passwords,
      hash: (password: string) => {
        hashes += 1;
        return passwords.hash(password);
      },
    };
    server = await startCustomerServer(database, { passwords: counted, onError: (error) => logged.push(error) });
    token = await server.newcomer('ada@ash.example');
  });
  afterAll(async () => {
    await server.close();
    // Whatever was sent was the caller's mistake, never the service's failure.
    expect(logged).toEqual([]);
  });

  async function send(query: string, variables: object = {}): Promise<Answer> {
    const response = await fetch(`${server.origin}/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer;
  }
  const aliased = (count: number, field: (index: number) => string) =>
    send(`mutation { ${Array.from({ length: count }, (_, index) => `a${index}: ${field(index)}`).join(' ')} }`);

  test('a link that was made up costs no hash', async () => {
    hashes = 0;
    const forged = `input: { resetToken: "${'0'.repeat(32)}", password: "${PASSWORD}" }`;
    const { data } = await aliased(
      10,
      (index) => `customerReset(id: "gid://shopify/Customer/${index}", ${forged}) {
      customerUserErrors { code } }`,
    );
    expect(Object.values(data ?? {})).toEqual(Array(10).fill({ customerUserErrors: [{ code: 'TOKEN_INVALID' }] }));
    expect(hashes).toBe(0);
  });

  test.each([
    ['customerAccessTokenCreate', 'input: { email: "a@ash.example", password: "guess" }'],
    ['customerCreate', `input: { email: "a@ash.example", password: "${PASSWORD}" }`],
  ])('one document holds few of %s, whatever their names', async (field, args) => {
    hashes = 0;
    const { data, errors } = await aliased(40, () => `${field}(${args}) { customerUserErrors { code } }`);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe('MAX_COMPLEXITY_EXCEEDED');
    expect(hashes).toBe(0);
  });

  test('NUL, in variables, in the document or in a cursor, breaks nothing', async () => {
    const update =
      'customerUpdate(customerAccessToken: $token, customer: { firstName: "a\\u0000b" }) { customer { firstName } }';
    const written = await send(`mutation ($token: String!) { ${update} }`, { token });
    expect(written).toMatchObject({ data: { customerUpdate: { customer: { firstName: 'a\ufffdb' } } } });
    const login = 'customerAccessTokenCreate(input: { email: "a\\u0000@ash.example", password: "\\u0000" })';
    expect(await send(`mutation { ${login} { customerUserErrors { code } } }`)).toMatchObject({
      data: { customerAccessTokenCreate: { customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER' }] } },
    });
    expect((await send(ORDERS, { token: '\u0000', query: '\u0000' })).data).toEqual({ customer: null });
  });

  test.each([
    ['a text with NUL', 'PROCESSED_AT', { last_id: 1, last_value: 'x\u0000' }],
    ['another kind of value', 'PROCESSED_AT', { last_id: 1, last_value: 1 }],
    ['no shape', 'ID', { last_id: {} }],
    ['a fraction', 'ID', { last_id: 1.5, last_value: 1 }],
  ])('a cursor with %s is refused', async (_what, sortKey, cursor) => {
    const after = Buffer.from(JSON.stringify(cursor)).toString('base64');
    const { errors } = await send(ORDERS, { token, sortKey, after });
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  test('numbers beyond any column find nothing', async () => {
    const after = Buffer.from(JSON.stringify({ last_id: 2 ** 52, last_value: 2 ** 52 })).toString('base64');
    for (const variables of [
      { sortKey: 'TOTAL_PRICE', after },
      { sortKey: 'ID', after },
      { query: 'name:#999999999999999' },
      { query: `id:${'9'.repeat(400)}` },
      { query: '-99999999999' },
    ]) {
      const answer = await send(ORDERS, { token, ...variables });
      expect(answer).toMatchObject({ data: { customer: { orders: { nodes: [] } } } });
    }
  });

  test('a search of thousands of terms is refused before the database sees it', async () => {
    const { errors } = await send(ORDERS, { token, query: 'name:1 OR '.repeat(20_000) });
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  test('a name stays on one line, and is said only where the address was confirmed', async () => {
    const email = 'victim@ash.example';
    const created = await server.register(email, { firstName: 'you won\r\n\r\na\tprize', lastName: ' \n ' });
    expect(created.customer).toMatchObject({ firstName: 'you won a prize', lastName: null });
    await server.register(email);
    await server.change('customerRecover', '$email: String!', { email }, ERRORS);
    const mails = await server.mailsTo(email, 3);
    expect(mails.map(({ kind }) => kind)).toEqual([
      'customer_welcome',
      'customer_already_registered',
      'customer_reset',
    ]);
    for (const { text } of mails) expect(text).toMatch(/^Hello,\n/);
    await server.db
      .updateTable('commerce_customer')
      .set({ verified_at: '2026-01-01' })
      .where('email', '=', email)
      .execute();
    await server.change('customerRecover', '$email: String!', { email }, ERRORS);
    expect((await server.mailsTo(email, 4)).at(-1)?.text).toMatch(/^Hello you won a prize,\n/);
  });

  test('a session that ends while others wait for the customer’s row writes nothing after it', async () => {
    const racing = await server.newcomer('racing@ash.example');
    const addresses = Array.from({ length: 8 }, () =>
      server
        .change(
          'customerAddressCreate',
          '$customerAccessToken: String!, $address: MailingAddressInput!',
          { customerAccessToken: racing, address: DETROIT },
          `customerAddress { id } ${ERRORS}`,
        )
        .then(
          () => 'written',
          (error: Error) => error.message,
        ),
    );
    const fresh = (await server.update(racing, { password: 'a new one now' })).customerAccessToken?.accessToken ?? '';
    const answers = await Promise.all(addresses);
    const read = () =>
      server.read(fresh, 'addresses(first: 50) { nodes { id } }') as Promise<{ addresses: { nodes: object[] } }>;
    const written = answers.filter((answer) => answer === 'written');
    expect((await read()).addresses.nodes).toHaveLength(written.length);
    expect(answers.filter((answer) => answer !== 'written').every((answer) => answer === 'ACCESS_DENIED')).toBe(true);
  });

  test('of default addresses chosen at once, one is', async () => {
    const add = () =>
      server.change(
        'customerAddressCreate',
        '$customerAccessToken: String!, $address: MailingAddressInput!',
        { customerAccessToken: token, address: DETROIT },
        `customerAddress { id } ${ERRORS}`,
      );
    const ids = (await Promise.all([add(), add(), add(), add()])).map(({ customerAddress }) => customerAddress?.id);
    const [removed, ...chosen] = ids;
    const calls = chosen.map((addressId) =>
      server.change(
        'customerDefaultAddressUpdate',
        '$customerAccessToken: String!, $addressId: ID!',
        { customerAccessToken: token, addressId },
        `customer { defaultAddress { id } } ${ERRORS}`,
      ),
    );
    const gone = server.change(
      'customerAddressDelete',
      '$customerAccessToken: String!, $id: ID!',
      { customerAccessToken: token, id: removed },
      `deletedCustomerAddressId ${ERRORS}`,
    );
    for (const answer of await Promise.all([...calls, gone])) expect(answer.customerUserErrors).toEqual([]);
    const left = await server.read(token, 'defaultAddress { id }');
    expect(left).toEqual({ defaultAddress: { id: expect.toSatisfy((id) => chosen.includes(id)) } });
  });

  test('of many who use one thing at once, one does', async () => {
    const [one, other] = [await server.newcomer('one@ash.example'), await server.newcomer('other@ash.example')];
    const moves = await Promise.all([
      server.update(one, { email: 'target@ash.example' }),
      server.update(other, { email: 'TARGET@ash.example ' }),
      server.register('target@ash.example'),
    ]);
    expect(moves.map(({ customerUserErrors: [error] }) => error?.code ?? 'done').sort()).toEqual([
      'TAKEN',
      'TAKEN',
      'done',
    ]);
    const outcome = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        (error: Error) => error.message,
      );
    const passwords = ['password one', 'password two'].map((password) => outcome(server.update(one, { password })));
    expect((await Promise.all(passwords)).sort()).toEqual(['ACCESS_DENIED', 'done']);
    const leave = () =>
      server.change(
        'customerAccessTokenDelete',
        '$customerAccessToken: String!',
        { customerAccessToken: other },
        'deletedAccessToken',
      );
    expect((await Promise.all([outcome(leave()), outcome(leave())])).sort()).toEqual(['ACCESS_DENIED', 'done']);
  });

  test('an address of mail is one, however its spaces and letters are typed', async () => {
    const { customer } = await server.register("\u00a0O'x+Tag@ASH.example\u3000");
    expect(customer).toMatchObject({ email: "o'x+tag@ash.example" });
    // The Kelvin sign is a K to whoever makes it small.
    await server.register('\u212aelvin@ash.example');
    expect((await server.register('kelvin@ash.example')).customerUserErrors).toMatchObject([{ code: 'TAKEN' }]);
    expect((await server.logIn(' KELVIN@ash.example')).customerAccessToken).not.toBeNull();
  });

  test('another’s token in an address’s id opens nothing', async () => {
    const mine = await server.change(
      'customerAddressCreate',
      '$customerAccessToken: String!, $address: MailingAddressInput!',
      { customerAccessToken: token, address: DETROIT },
      'customerAddress { id } customerUserErrors { code }',
    );
    const id = String(mine.customerAddress?.id);
    expect(id).toContain(`customer_access_token=${token}`);
    const eve = await server.newcomer('eve@ash.example');
    const answer = await server.change(
      'customerAddressDelete',
      '$customerAccessToken: String!, $id: ID!',
      { customerAccessToken: eve, id },
      `deletedCustomerAddressId ${ERRORS}`,
    );
    expect(answer).toMatchObject({ deletedCustomerAddressId: null, customerUserErrors: [{ code: 'NOT_FOUND' }] });
    expect((await send('query ($id: ID!) { node(id: $id) { id } }', { id })).data).toEqual({ node: null });
  });

  test('half a megabyte of email, password or token is an ordinary mistake', async () => {
    const huge = 'x'.repeat(400_000);
    const login =
      'mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerUserErrors { code } } }';
    expect(await send(login, { input: { email: `${huge}@ash.example`, password: huge } })).toMatchObject({
      data: { customerAccessTokenCreate: { customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER' }] } },
    });
    expect(await server.read(huge)).toBeNull();
  });
});
