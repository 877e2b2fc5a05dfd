import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CustomerServer, ERRORS, startCustomerServer } from './customer-server.ts';
import { testDatabases } from './databases.ts';

const DETROIT = {
  firstName: 'Ada',
  lastName: 'Reyes',
  address1: '1509 Broadway St',
  city: 'Detroit',
  province: 'Michigan',
  country: 'United States',
  zip: '482262104',
  phone: '+1 313 555 0142',
};
const MONTREAL = {
  lastName: 'Roy',
  address1: '80 Rue Roy E',
  city: 'Montréal',
  province: 'QC',
  country: 'CA',
  zip: 'h2w1l9',
};
type AddressPage = {
  nodes: { id: string; address1: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
};

/** An address as it stands in the database. */
const columns = {
  ...{ first_name: null, last_name: 'Reyes', company: null, address1: '1 Broadway St', address2: null },
  ...{ city: 'Detroit', province_code: 'MI', country_code: 'US', zip: '48226', phone: null },
};
const FIELDS = 'id firstName lastName address1 city province provinceCode country countryCodeV2 zip phone formatted';

describe.each(testDatabases)('addresses of a customer on $name', (database) => {
  let server: CustomerServer;
  let token: string;
  beforeAll(async () => {
    server = await startCustomerServer(database);
    token = await server.newcomer('ada@ash.example');
  });
  afterAll(() => server.close());

  const create = (address: object, customerAccessToken = token) =>
    server.change(
      'customerAddressCreate',
      '$customerAccessToken: String!, $address: MailingAddressInput!',
      { customerAccessToken, address },
      `customerAddress { ${FIELDS} } ${ERRORS}`,
    );
  const change = (id: string, address: object, customerAccessToken = token) =>
    server.change(
      'customerAddressUpdate',
      '$customerAccessToken: String!, $id: ID!, $address: MailingAddressInput!',
      { customerAccessToken, id, address },
      `customerAddress { ${FIELDS} } ${ERRORS}`,
    );
  const remove = (id: string, customerAccessToken = token) =>
    server.change(
      'customerAddressDelete',
      '$customerAccessToken: String!, $id: ID!',
      { customerAccessToken, id },
      `deletedCustomerAddressId ${ERRORS}`,
    );
  const choose = (addressId: string, customerAccessToken = token) =>
    server.change(
      'customerDefaultAddressUpdate',
      '$customerAccessToken: String!, $addressId: ID!',
      { customerAccessToken, addressId },
      `customer { defaultAddress { id } } ${ERRORS}`,
    );
  const book = async (of = token) => {
    const query = `query ($of: String!) { customer(customerAccessToken: $of) {
      defaultAddress { city } addresses(first: 10) { nodes { id city } pageInfo { hasNextPage } } } }`;
    const { data } = await server.ask(query, { of });
    const found = data?.customer as {
      defaultAddress: { city: string } | null;
      addresses: { nodes: { id: string; city: string }[] };
    };
    return { default: found.defaultAddress?.city ?? null, cities: found.addresses.nodes.map(({ city }) => city) };
  };

  test('an address book: first is default, any may become it, what goes is replaced', async () => {
    const first = await create(DETROIT);
    expect(first.customerUserErrors).toEqual([]);
    const id = String(first.customerAddress?.id);
    expect(id).toMatch(
      new RegExp(`^gid://shopify/MailingAddress/\\d+\\?model_name=CustomerAddress&customer_access_token=${token}$`),
    );
    expect(first.customerAddress).toMatchObject({
      province: 'Michigan',
      provinceCode: 'MI',
      country: 'United States',
      countryCodeV2: 'US',
      zip: '48226-2104',
      phone: '+13135550142',
      formatted: ['1509 Broadway St', 'Detroit, MI 48226-2104', 'United States'],
    });
    const second = await create(MONTREAL);
    expect(second.customerAddress).toMatchObject({ zip: 'H2W 1L9', province: 'Quebec', country: 'Canada' });
    expect(await book()).toEqual({ default: 'Detroit', cities: ['Detroit', 'Montréal'] });

    const chosen = await choose(String(second.customerAddress?.id));
    expect(chosen).toMatchObject({ customer: { defaultAddress: { id: second.customerAddress?.id } } });
    expect((await book()).default).toBe('Montréal');

    expect(await remove(String(second.customerAddress?.id))).toMatchObject({
      deletedCustomerAddressId: second.customerAddress?.id,
      customerUserErrors: [],
    });
    expect(await book()).toEqual({ default: 'Detroit', cities: ['Detroit'] });
    await remove(id);
    expect(await book()).toEqual({ default: null, cities: [] });
    expect((await remove(id)).customerUserErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['id'] }]);
  });

  test('a change keeps what it does not name', async () => {
    const made = await create(DETROIT);
    const id = String(made.customerAddress?.id);
    const changed = await change(id, { address1: '234 W Larned St', phone: null });
    expect(changed.customerAddress).toMatchObject({
      address1: '234 W Larned St',
      city: 'Detroit',
      provinceCode: 'MI',
      phone: null,
    });
    expect((await change(id, { country: 'CA' })).customerUserErrors).toMatchObject([
      { code: 'INVALID', field: ['address', 'province'] },
      { code: 'INVALID', field: ['address', 'zip'] },
    ]);
    expect((await change(id, MONTREAL)).customerAddress).toMatchObject({ city: 'Montréal', countryCodeV2: 'CA' });
  });

  test.each([
    [{ country: 'Atlantis' }, 'INVALID', 'country'],
    [{ country: '' }, 'BLANK', 'country'],
    [{ province: '' }, 'BLANK', 'province'],
    [{ province: 'Ontario' }, 'INVALID', 'province'],
    [{ zip: '9021' }, 'INVALID', 'zip'],
    [{ zip: '90210' }, 'INVALID', 'zip'],
    [{ city: null }, 'BLANK', 'city'],
    [{ lastName: ' ' }, 'BLANK', 'lastName'],
    [{ company: 'x'.repeat(256) }, 'TOO_LONG', 'company'],
    [{ address1: '<script>' }, 'CONTAINS_HTML_TAGS', 'address1'],
    [{ address2: 'https://example.com' }, 'CONTAINS_URL', 'address2'],
    [{ phone: 'later' }, 'INVALID', 'phone'],
  ])('%o answers %s', async (input, code, field) => {
    const answer = await create({ ...DETROIT, ...input });
    expect(answer.customerAddress).toBeNull();
    expect(answer.customerUserErrors).toMatchObject([{ code, field: ['address', field] }]);
  });

  test('another customer’s address does not exist', async () => {
    const other = await server.newcomer('eve@ash.example');
    const id = String((await create(DETROIT)).customerAddress?.id);
    for (const answer of [await change(id, MONTREAL, other), await remove(id, other)]) {
      expect(answer.customerUserErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['id'] }]);
    }
    expect((await choose(id, other)).customerUserErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['addressId'] }]);
    expect(await book(other)).toEqual({ default: null, cities: [] });
    expect((await book()).cities).toContain('Detroit');
  });

  test('a cart knows its customer, and shows nothing that is for the session', async () => {
    const buyer = await server.newcomer('buyer@ash.example');
    await create(DETROIT, buyer);
    const query = `mutation ($input: CartInput!) { cartCreate(input: $input) { cart { buyerIdentity { customer {
      email defaultAddress { id } addresses(first: 5) { nodes { id } } orders(first: 5) { nodes { id } } numberOfOrders
      metafield(namespace: "facts", key: "birth_date") { value } } } } } }`;
    const { data, errors } = await server.ask(query, { input: { buyerIdentity: { customerAccessToken: buyer } } });
    expect(errors).toBeUndefined();
    expect(data?.cartCreate).toEqual({
      cart: {
        buyerIdentity: {
          customer: {
            email: 'buyer@ash.example',
            defaultAddress: null,
            addresses: { nodes: [] },
            orders: { nodes: [] },
            numberOfOrders: '0',
            metafield: null,
          },
        },
      },
    });
  });

  test('ids of other things, and bad tokens, open nothing', async () => {
    for (const id of ['gid://shopify/Product/1', 'nonsense', 'gid://shopify/MailingAddress/1?model_name=Address']) {
      expect((await remove(id)).customerUserErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    }
    await expect(create(DETROIT, 'nonsense')).rejects.toThrow('ACCESS_DENIED');
    await expect(change('x', DETROIT, 'nonsense')).rejects.toThrow('ACCESS_DENIED');
    await expect(remove('x', 'nonsense')).rejects.toThrow('ACCESS_DENIED');
    await expect(choose('x', 'nonsense')).rejects.toThrow('ACCESS_DENIED');
  });

  test('a hundred addresses are enough, however many come at once', async () => {
    const many = await server.newcomer('hotelier@ash.example');
    const { id: customer_id } = await server.db
      .selectFrom('commerce_customer')
      .select('id')
      .where('email', '=', 'hotelier@ash.example')
      .executeTakeFirstOrThrow();
    const columnValues = { ...columns, customer_id, created_at: '2026-01-01T00:00:00.000Z' };
    await server.db
      .insertInto('commerce_customer_address')
      .values(Array.from({ length: 97 }, (_, index) => ({ ...columnValues, id: index + 1 })))
      .execute();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(DETROIT, many)));
    const refused = answers.filter(({ customerUserErrors }) => customerUserErrors.length > 0);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.customerUserErrors).toMatchObject([{ code: 'TOO_LONG', field: ['address'] }]);
  });

  test('pages go both ways, and hold still when what a cursor names is deleted', async () => {
    const walker = await server.newcomer('walker@ash.example');
    for (let index = 1; index <= 5; index += 1) await create({ ...DETROIT, address1: `${index} Broadway St` }, walker);
    const page = async (args: string) => {
      const fields = `addresses(${args}) { nodes { id address1 } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`;
      const { addresses } = (await server.read(walker, fields)) as { addresses: AddressPage };
      const { nodes, pageInfo } = addresses;
      return { ...pageInfo, nodes, numbers: nodes.map(({ address1 }) => Number.parseInt(address1, 10)) };
    };
    const first = await page('first: 2');
    expect(first).toMatchObject({ numbers: [1, 2], hasNextPage: true, hasPreviousPage: false });
    const last = await page('last: 2');
    expect(last).toMatchObject({ numbers: [4, 5], hasNextPage: false, hasPreviousPage: true });
    expect(await page(`last: 2, before: "${last.startCursor}"`)).toMatchObject({
      numbers: [2, 3],
      hasPreviousPage: true,
    });
    expect(await page('first: 2, reverse: true')).toMatchObject({ numbers: [5, 4], hasNextPage: true });
    await remove(first.nodes[1]?.id ?? '', walker);
    expect(await page(`first: 2, after: "${first.endCursor}"`)).toMatchObject({ numbers: [3, 4], hasNextPage: true });
    await remove(last.nodes[0]?.id ?? '', walker);
    expect(await page(`last: 2, before: "${last.startCursor}"`)).toMatchObject({
      numbers: [1, 3],
      hasPreviousPage: false,
    });
    await expect(page('first: 2, last: 2')).rejects.toThrow();
    await expect(page('first: 251')).rejects.toThrow();
  });
});
