import {
  createCartHandler,
  createStorefrontClient,
  flattenConnection,
  getPaginationVariables,
  parseGid,
} from '@shopify/hydrogen';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_TOKEN } from './commerce-server.ts';
import { type CustomerServer, PASSWORD, startCustomerServer } from './customer-server.ts';
import { testDatabases } from './databases.ts';
import { orderRow } from './order-rows.ts';

type UserErrors = { customerUserErrors: { code: string }[] };
type WithToken = { customerAccessToken: { accessToken: string } };
type PageInfo = { hasPreviousPage: boolean; hasNextPage: boolean; startCursor: string; endCursor: string };
/** What the operations of this test answer, each with its own part. */
type Answer = {
  customerCreate: UserErrors;
  customerAccessTokenCreate: UserErrors & WithToken;
  customerAddressCreate: { customerAddress: { id: string } };
  customerResetByUrl: WithToken;
  customerAccessTokenDelete: object | null;
  customer: {
    id: string;
    defaultAddress: object;
    addresses: { nodes: object[] };
    orders: { nodes: { orderNumber: number }[]; pageInfo: PageInfo };
  };
  errors: { extensions?: { code: string } }[];
};
type Variables = Record<string, unknown>;
const ERRORS = 'customerUserErrors { code field message }';
const DETROIT = {
  ...{ firstName: 'Ada', lastName: 'Reyes', address1: '1509 Broadway St', city: 'Detroit' },
  ...{ province: 'MI', country: 'US', zip: '48226' },
};

describe.each(testDatabases)('the classic account with the vendor’s own library on $name', (database) => {
  let server: CustomerServer;
  beforeAll(async () => {
    server = await startCustomerServer(database);
  });
  afterAll(() => server.close());

  const shop = () =>
    createStorefrontClient({
      storeDomain: server.origin,
      publicStorefrontToken: PUBLIC_TOKEN,
      storefrontApiVersion: '2026-04',
      i18n: { country: 'US', language: 'EN' },
      storefrontHeaders: { requestGroupId: 'test', buyerIp: null, buyerIpSig: null, cookie: null, purpose: null },
    }).storefront;
  const mutate = (text: string, variables: Variables): Promise<Answer> =>
    shop().mutate(`#graphql\n${text}`, { variables });
  const query = (text: string, variables: Variables): Promise<Answer> =>
    shop().query(`#graphql\n${text}`, { variables });
  async function login(email: string, password = PASSWORD): Promise<Answer['customerAccessTokenCreate']> {
    const { customerAccessTokenCreate } = await mutate(
      `mutation login($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) {
        ${ERRORS} customerAccessToken { accessToken expiresAt } } }`,
      { input: { email, password } },
    );
    return customerAccessTokenCreate;
  }
  const register = (email: string) =>
    mutate(
      `mutation customerCreate($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } ${ERRORS} } }`,
      { input: { email, password: PASSWORD } },
    );

  test('registers, logs in, keeps addresses, recovers and leaves', async () => {
    const email = 'ada@ash.example';
    expect((await register(email)).customerCreate.customerUserErrors).toEqual([]);
    expect((await register(email)).customerCreate.customerUserErrors[0]?.code).toBe('TAKEN');
    expect((await login(email, 'wrong')).customerUserErrors[0]?.code).toBe('UNIDENTIFIED_CUSTOMER');
    const token = (await login(email)).customerAccessToken.accessToken;

    const added = await mutate(
      `mutation customerAddressCreate($address: MailingAddressInput!, $token: String!) {
        customerAddressCreate(address: $address, customerAccessToken: $token) { ${ERRORS} customerAddress { id } } }`,
      { address: DETROIT, token },
    );
    const { id } = added.customerAddressCreate.customerAddress;
    expect(parseGid(id)).toMatchObject({ resource: 'MailingAddress', search: expect.stringContaining('model_name=') });
    const { customer } = await query(
      `query CustomerDetails($token: String!) { customer(customerAccessToken: $token) {
        defaultAddress { id } addresses(first: 6) { nodes { id formatted city } } } }`,
      { token },
    );
    expect(customer.defaultAddress).toEqual({ id });
    expect(flattenConnection(customer.addresses)).toMatchObject([{ id, city: 'Detroit' }]);

    await mutate(`mutation customerRecover($email: String!) { customerRecover(email: $email) { ${ERRORS} } }`, {
      email,
    });
    const mail = (await server.mailsTo(email, 3)).at(-1);
    const resetUrl = /https:\S+/.exec(mail?.text ?? '')?.[0];
    const reset = await mutate(
      `mutation reset($resetUrl: URL!, $password: String!) { customerResetByUrl(resetUrl: $resetUrl, password: $password) {
        customerAccessToken { accessToken expiresAt } ${ERRORS} customer { id } } }`,
      { resetUrl, password: 'another river entirely' },
    );
    const fresh = reset.customerResetByUrl.customerAccessToken.accessToken;
    const read = async (one: string) =>
      (await query('query ($token: String!) { customer(customerAccessToken: $token) { email } }', { token: one }))
        .customer;
    expect([await read(token), await read(fresh)]).toEqual([null, { email }]);

    const leave = () =>
      mutate(
        `mutation logout($token: String!) { customerAccessTokenDelete(customerAccessToken: $token) {
          deletedAccessToken userErrors { message } } }`,
        { token: fresh },
      );
    expect((await leave()).customerAccessTokenDelete).toEqual({ deletedAccessToken: fresh, userErrors: [] });
    const again = await leave();
    expect(again.customerAccessTokenDelete).toBeNull();
    expect(again.errors[0]?.extensions?.code).toBe('ACCESS_DENIED');
  });

  test('pages through orders as its Pagination does, and gives its cart a customer', async () => {
    const email = 'june@ash.example';
    await register(email);
    const token = (await login(email)).customerAccessToken.accessToken;
    const { customer } = await query('query ($token: String!) { customer(customerAccessToken: $token) { id } }', {
      token,
    });
    const owner = { customerId: Number(parseGid(customer.id).id), email };
    await server.db
      .insertInto('commerce_order')
      .values([1, 2, 3, 4, 5].map((number) => orderRow(number, owner)))
      .execute();
    async function turn(search: string) {
      const page = getPaginationVariables(new Request(`https://ash.example/account/orders${search}`), { pageBy: 2 });
      const answer = await query(
        `query CustomerOrders($token: String!, $first: Int, $last: Int, $startCursor: String, $endCursor: String) {
          customer(customerAccessToken: $token) { orders(
            sortKey: PROCESSED_AT, reverse: true, first: $first, last: $last, before: $startCursor, after: $endCursor
          ) { nodes { orderNumber } pageInfo { hasPreviousPage hasNextPage endCursor startCursor } } } }`,
        { token, ...page },
      );
      const { nodes, pageInfo } = answer.customer.orders;
      return { numbers: nodes.map(({ orderNumber }) => orderNumber), ...pageInfo };
    }
    const at = (cursor: string) => `&cursor=${encodeURIComponent(cursor)}`;
    const first = await turn('');
    const second = await turn(`?direction=next${at(first.endCursor)}`);
    const third = await turn(`?direction=next${at(second.endCursor)}`);
    expect([first.numbers, second.numbers, third.numbers]).toEqual([[5, 4], [3, 2], [1]]);
    expect([first.hasPreviousPage, second.hasPreviousPage, third.hasNextPage]).toEqual([false, true, false]);
    expect((await turn(`?direction=previous${at(third.startCursor)}`)).numbers).toEqual([3, 2]);

    let cartId: string | undefined;
    const cart = createCartHandler({
      storefront: shop(),
      getCartId: () => cartId,
      setCartId: () => new Headers(),
    });
    const buyer = async (customerAccessToken: string) => {
      const answer = await cart.updateBuyerIdentity({ customerAccessToken });
      cartId = answer.cart?.id ?? cartId;
      return answer;
    };
    expect((await buyer(token)).errors ?? []).toEqual([]);
    expect(await cart.get()).toMatchObject({ buyerIdentity: { customer: { id: customer.id, email } } });
  });
});
