import { getPaginationVariables } from '@shopify/hydrogen';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { goToReview, placeOrder, Visitor } from '../commerce/checkout-visitor.ts';
import { type CustomerServer, PASSWORD, startCustomerServer } from '../commerce/customer-server.ts';
import { testDatabases } from '../commerce/databases.ts';
import { fact } from './fact.ts';
import { HydrogenVisitor } from './hydrogen-visitor.ts';

const ERRORS = 'customerUserErrors { code field message }';
const TOKEN = `customerAccessToken { accessToken expiresAt } ${ERRORS}`;
const ADDRESS = 'id firstName lastName address1 city province zip country formatted';
const NEW_PASSWORD = 'another river entirely';
const DETROIT = {
  ...{ firstName: 'Ada', lastName: 'Reyes', address1: '1509 Broadway St', city: 'Detroit' },
  ...{ province: 'MI', country: 'US', zip: '48226' },
};

type WithToken = { customerAccessToken: { accessToken: string } | null; customerUserErrors: object[] };
type OrderPage = {
  nodes: { id: string; orderNumber: number }[];
  pageInfo: { hasPreviousPage: boolean; hasNextPage: boolean; startCursor: string; endCursor: string };
};

// The account of the former skeleton, which keeps a customer's access token in the session. Re-enacted with the
// library's handlers: a Hydrogen application needs a build of its own.
describe.each(testDatabases)('the classic account of a Hydrogen shop on $name', (database) => {
  let server: CustomerServer;
  let visitor: HydrogenVisitor;
  beforeAll(async () => {
    server = await startCustomerServer(database);
    visitor = new HydrogenVisitor(server);
  });
  afterAll(() => server.close());

  const query = <T>(text: string, variables: object): Promise<T> =>
    visitor.storefront.query(`#graphql\n${text}`, { variables: { ...variables } });
  /** Sends one mutation, and answers its part of the answer. */
  async function mutate<T = Record<string, unknown>>(
    field: string,
    declared: string,
    variables: object,
    asked: string,
  ) {
    const given = Object.keys(variables).map((name) => `${name}: $${name}`);
    const text = `#graphql\nmutation (${declared}) { ${field}(${given}) { ${asked} } }`;
    const answer: Record<string, T> = await visitor.storefront.mutate(text, { variables: { ...variables } });
    return answer[field] as T;
  }
  const register = (email: string, password = PASSWORD) =>
    mutate(
      'customerCreate',
      '$input: CustomerCreateInput!',
      { input: { email, password } },
      `customer { id } ${ERRORS}`,
    );
  const login = (email: string, password = PASSWORD) =>
    mutate<WithToken>(
      'customerAccessTokenCreate',
      '$input: CustomerAccessTokenCreateInput!',
      { input: { email, password } },
      TOKEN,
    );
  async function newcomer(email: string): Promise<string> {
    await register(email);
    return (await login(email)).customerAccessToken?.accessToken ?? '';
  }
  const customerOf = async (token: string, asked = 'email') => {
    const text = `query ($token: String!) { customer(customerAccessToken: $token) { ${asked} } }`;
    return (await query<{ customer: Record<string, unknown> | null }>(text, { token })).customer;
  };
  const forgot = (email: string) => mutate('customerRecover', '$email: String!', { email }, ERRORS);
  const update = (customerAccessToken: string, customer: object) =>
    mutate<WithToken & { customer: object }>(
      'customerUpdate',
      '$customerAccessToken: String!, $customer: CustomerUpdateInput!',
      { customerAccessToken, customer },
      `customer { email firstName lastName phone acceptsMarketing } ${TOKEN}`,
    );
  /** The link in the newest mail to an address, of which there are at least `atLeast`. */
  async function mailed(email: string, atLeast: number): Promise<string> {
    const mail = (await server.mailsTo(email, atLeast)).at(-1);
    return /https:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  }

  fact('suite', 'an account is made, and a second one with its address is refused', async () => {
    expect(await register('june@ash.example')).toMatchObject({
      customer: { id: expect.any(String) },
      customerUserErrors: [],
    });
    expect(await register('june@ash.example')).toMatchObject({
      customer: null,
      customerUserErrors: [{ code: 'TAKEN', field: ['input', 'email'] }],
    });
    expect(await register('short@ash.example', 'short')).toMatchObject({
      customerUserErrors: [{ code: 'TOO_SHORT', field: ['input', 'password'] }],
    });
  });

  fact('suite', 'only the right password logs in; the token reads the account', async () => {
    const token = await newcomer('login@ash.example');
    expect(await login('login@ash.example', 'wrong one')).toMatchObject({
      customerAccessToken: null,
      customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER' }],
    });
    expect(await customerOf(token)).toEqual({ email: 'login@ash.example' });
    expect(await customerOf('0123456789abcdef0123456789abcdef')).toBeNull();
  });

  fact('suite', 'logging out deletes the token, and nothing reads the account with it', async () => {
    const token = await newcomer('logout@ash.example');
    const deleted = await mutate(
      'customerAccessTokenDelete',
      '$customerAccessToken: String!',
      { customerAccessToken: token },
      'deletedAccessToken userErrors { message }',
    );
    expect(deleted).toMatchObject({ deletedAccessToken: token, userErrors: [] });
    expect(await customerOf(token)).toBeNull();
  });

  fact('suite', 'a forgotten password is set anew by id and token of the mail, which ends other sessions', async () => {
    const token = await newcomer('forgot@ash.example');
    expect(await forgot('forgot@ash.example')).toEqual({ customerUserErrors: [] });
    const url = new URL(await mailed('forgot@ash.example', 2));
    const id = `gid://shopify/Customer/${url.searchParams.get('id')}`;
    const reset = (given: string) =>
      mutate<WithToken>(
        'customerReset',
        '$id: ID!, $input: CustomerResetInput!',
        { id, input: { password: NEW_PASSWORD, resetToken: given } },
        TOKEN,
      );
    expect(await reset('nonsense')).toMatchObject({ customerUserErrors: [{ code: 'TOKEN_INVALID' }] });
    const fresh = (await reset(url.searchParams.get('token') ?? '')).customerAccessToken?.accessToken ?? '';
    expect(await customerOf(fresh)).toEqual({ email: 'forgot@ash.example' });
    expect(await customerOf(token)).toBeNull();
    expect((await login('forgot@ash.example')).customerAccessToken).toBeNull();
    expect((await login('forgot@ash.example', NEW_PASSWORD)).customerUserErrors).toEqual([]);
  });

  fact('suite', 'an invited customer chooses a password and is logged in', async () => {
    const email = 'invited@ash.example';
    await register(email);
    await server.db.updateTable('commerce_customer').set({ password_hash: null }).where('email', '=', email).execute();
    await forgot(email);
    const url = new URL(await mailed(email, 2));
    const activated = await mutate<WithToken>(
      'customerActivate',
      '$id: ID!, $input: CustomerActivateInput!',
      {
        id: `gid://shopify/Customer/${url.searchParams.get('id')}`,
        input: { password: NEW_PASSWORD, activationToken: url.searchParams.get('activate') },
      },
      TOKEN,
    );
    expect(activated.customerUserErrors).toEqual([]);
    expect(await customerOf(activated.customerAccessToken?.accessToken ?? '')).toEqual({ email });
  });

  fact('suite', 'the profile is changed; a new password answers a new token', async () => {
    const token = await newcomer('profile@ash.example');
    const profile = { firstName: 'Ida', lastName: 'Berg', phone: '+13135550142', acceptsMarketing: true };
    expect(await update(token, profile)).toMatchObject({ customer: profile, customerUserErrors: [] });
    expect(await update(token, { email: 'june@ash.example' })).toMatchObject({
      customerUserErrors: [{ code: 'TAKEN' }],
    });
    const fresh = (await update(token, { password: NEW_PASSWORD })).customerAccessToken?.accessToken ?? '';
    expect([await customerOf(token), await customerOf(fresh, 'firstName')]).toEqual([null, { firstName: 'Ida' }]);
  });

  fact('suite', 'addresses are added, changed, made the default and deleted', async () => {
    const customerAccessToken = await newcomer('addresses@ash.example');
    const create = async (address: object) => {
      const declared = '$customerAccessToken: String!, $address: MailingAddressInput!';
      const asked = `customerAddress { ${ADDRESS} } ${ERRORS}`;
      return mutate<{ customerAddress: { id: string } | null; customerUserErrors: object[] }>(
        'customerAddressCreate',
        declared,
        { customerAccessToken, address },
        asked,
      );
    };
    const listed = () =>
      customerOf(customerAccessToken, `defaultAddress { id } addresses(first: 6) { nodes { id city } }`);
    const first = (await create(DETROIT)).customerAddress?.id ?? '';
    const second = (await create({ ...DETROIT, city: 'Hamtramck', zip: '48212' })).customerAddress?.id ?? '';
    expect(await create({ ...DETROIT, zip: '' })).toMatchObject({
      customerAddress: null,
      customerUserErrors: [{ code: 'BLANK', field: ['address', 'zip'] }],
    });
    expect(await listed()).toMatchObject({ defaultAddress: { id: first }, addresses: { nodes: [{}, {}] } });
    const changed = await mutate(
      'customerAddressUpdate',
      '$customerAccessToken: String!, $id: ID!, $address: MailingAddressInput!',
      { customerAccessToken, id: second, address: { city: 'Ferndale', zip: '48220' } },
      `customerAddress { ${ADDRESS} } ${ERRORS}`,
    );
    expect(changed).toMatchObject({
      customerAddress: { city: 'Ferndale', address1: DETROIT.address1 },
      customerUserErrors: [],
    });
    await mutate(
      'customerDefaultAddressUpdate',
      '$customerAccessToken: String!, $addressId: ID!',
      { customerAccessToken, addressId: second },
      `customer { id } ${ERRORS}`,
    );
    expect(await listed()).toMatchObject({ defaultAddress: { id: second } });
    const deleted = await mutate(
      'customerAddressDelete',
      '$customerAccessToken: String!, $id: ID!',
      { customerAccessToken, id: first },
      `deletedCustomerAddressId ${ERRORS}`,
    );
    expect(deleted).toMatchObject({ deletedCustomerAddressId: first, customerUserErrors: [] });
    expect(await listed()).toMatchObject({ addresses: { nodes: [{ id: second, city: 'Ferndale' }] } });
  });

  fact(
    'suite',
    'what a customer buys is in the list of orders and on a page of its own; nobody else sees it',
    async () => {
      const email = 'orders@ash.example';
      const token = await newcomer(email);
      expect(await ordersOf(token, '')).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false } });
      const numbers = [await buy(token, 1), await buy(token, 2), await buy(token, 3)];

      const first = await ordersOf(token, '');
      const next = `?direction=next&cursor=${encodeURIComponent(first.pageInfo.endCursor)}`;
      const second = await ordersOf(token, next);
      const previous = `?direction=previous&cursor=${encodeURIComponent(second.pageInfo.startCursor)}`;
      expect([...first.nodes, ...second.nodes].map(({ orderNumber }) => orderNumber)).toEqual(numbers.toReversed());
      expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
      expect((await ordersOf(token, previous)).nodes).toEqual(first.nodes);

      const newest = first.nodes[0];
      const order = await query(
        `query ($id: ID!) { order: node(id: $id) { ... on Order {
        orderNumber name statusUrl processedAt fulfillmentStatus financialStatus
        subtotalPrice { amount } totalPrice { amount currencyCode } totalTax { amount }
        shippingAddress { name formatted(withName: true) formattedArea }
        discountApplications(first: 100) { nodes { value { __typename } } }
        lineItems(first: 100) { nodes { title quantity originalTotalPrice { amount } discountedTotalPrice { amount }
          discountAllocations { allocatedAmount { amount } } variant { title product { handle } image { url } } } } } } }`,
        { id: newest?.id },
      );
      expect(order).toMatchObject({
        order: {
          orderNumber: newest?.orderNumber,
          name: `#${newest?.orderNumber}`,
          fulfillmentStatus: 'UNFULFILLED',
          financialStatus: 'PAID',
          subtotalPrice: { amount: '59.7' },
          shippingAddress: { name: 'June Osei' },
          lineItems: {
            nodes: [
              { quantity: 3, originalTotalPrice: { amount: '59.7' }, variant: { product: { handle: 'karls-mug' } } },
            ],
          },
        },
      });
      const stranger = await newcomer('stranger@ash.example');
      expect(await ordersOf(stranger, '')).toMatchObject({ nodes: [] });
    },
  );

  async function ordersOf(token: string, search: string): Promise<OrderPage> {
    const page = getPaginationVariables(new Request(`https://shop.example/account/orders${search}`), { pageBy: 2 });
    const text = `query ($token: String!, $first: Int, $last: Int, $startCursor: String, $endCursor: String) {
      customer(customerAccessToken: $token) { orders(sortKey: PROCESSED_AT, reverse: true,
        first: $first, last: $last, before: $startCursor, after: $endCursor) {
        nodes { id orderNumber processedAt financialStatus fulfillmentStatus currentTotalPrice { amount }
          lineItems(first: 10) { nodes { title variant { image { url altText } } } } }
        pageInfo { hasPreviousPage hasNextPage startCursor endCursor } } } }`;
    return (await query<{ customer: { orders: OrderPage } }>(text, { token, ...page })).customer.orders;
  }

  /** Buys mugs as the customer of a token; answers the order's number. */
  async function buy(customerAccessToken: string, quantity: number): Promise<number> {
    const { product } = await query<{ product: { selectedOrFirstAvailableVariant: { id: string } } }>(
      'query { product(handle: "karls-mug") { selectedOrFirstAvailableVariant { id } } }',
      {},
    );
    const shopper = new HydrogenVisitor(server);
    const merchandiseId = product.selectedOrFirstAvailableVariant.id;
    await shopper.change((cart) => cart.addLines([{ merchandiseId, quantity }]));
    const { cart } = await shopper.change((handler) => handler.updateBuyerIdentity({ customerAccessToken }));
    const checkout = new Visitor(server, cart?.id ?? '');
    await placeOrder(checkout, await goToReview(checkout));
    const newest = server.db.selectFrom('commerce_order').select('number').orderBy('number', 'desc').limit(1);
    return (await newest.executeTakeFirstOrThrow()).number;
  }
});
