import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cart, type CartServer, cartDatabases, startCartServer } from './cart-server.ts';

const ADD = '$cartId: ID!, $addresses: [CartSelectableAddressInput!]!';
const UPDATE = '$cartId: ID!, $addresses: [CartSelectableAddressUpdateInput!]!';
const REMOVE = '$cartId: ID!, $addressIds: [ID!]!';
const OPTIONS = '$cartId: ID!, $selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!';

const detroit = {
  firstName: 'Ada',
  lastName: 'Reyes',
  address1: '1509 Broadway St',
  city: 'Detroit',
  provinceCode: 'MI',
  countryCode: 'US',
  zip: '48226',
};
const montreal = {
  lastName: 'Roy',
  address1: '42 rue des Ormes',
  city: 'Montréal',
  provinceCode: 'QC',
  countryCode: 'CA',
  zip: 'H2X 1Y4',
};

describe.each(cartDatabases)('delivery of a cart on $name', (database) => {
  let server: CartServer;
  let siren: string;
  beforeAll(async () => {
    server = await startCartServer(database);
    siren = await server.variant('ASH-KEY-SIR');
  });
  afterAll(() => server.close());

  const withLine = (more: object = {}) => server.create({ lines: [{ merchandiseId: siren }], ...more });
  const add = (cartId: string, addresses: object[]) =>
    server.change('cartDeliveryAddressesAdd', ADD, { cartId, addresses });
  const towns = (cart: Cart | null) =>
    cart?.delivery.addresses.map(({ address, selected }) => [address.city, selected] as const);

  test('a selected address brings delivery options, tax and the whole total', async () => {
    const { id } = await withLine();
    const { cart } = await add(id, [{ selected: true, address: { deliveryAddress: detroit } }]);
    // 32.00, 7.00 to send it, and Michigan's 6 % of 32.00 is 1.92; delivery is not taxed there.
    expect(cart).toMatchObject({
      cost: { totalAmount: { amount: '40.92' }, totalTaxAmount: { amount: '1.92' }, totalAmountEstimated: false },
      deliveryGroups: {
        nodes: [
          {
            groupType: 'ONE_TIME_PURCHASE',
            deliveryAddress: { formatted: ['1509 Broadway St', 'Detroit, MI 48226', 'United States'] },
            deliveryOptions: [
              {
                handle: 'standard',
                title: 'Standard',
                deliveryMethodType: 'SHIPPING',
                estimatedCost: { amount: '7.0' },
              },
              { handle: 'express', title: 'Fast', deliveryMethodType: 'SHIPPING', estimatedCost: { amount: '18.0' } },
              { handle: 'collect', deliveryMethodType: 'PICK_UP', estimatedCost: { amount: '0.0' } },
            ],
            selectedDeliveryOption: { handle: 'standard' },
            cartLines: { nodes: [{ quantity: 1 }] },
          },
        ],
      },
    });
    const deliveryGroupId = cart?.deliveryGroups.nodes[0]?.id;
    const chosen = await server.change('cartSelectedDeliveryOptionsUpdate', OPTIONS, {
      cartId: id,
      selectedDeliveryOptions: [{ deliveryGroupId, deliveryOptionHandle: 'express' }],
    });
    expect(chosen.cart).toMatchObject({
      cost: { totalAmount: { amount: '51.92' } },
      deliveryGroups: { nodes: [{ selectedDeliveryOption: { handle: 'express' } }] },
    });
  });

  test('a group or an option that is not there is refused', async () => {
    const cart = await withLine({
      delivery: { addresses: [{ selected: true, address: { deliveryAddress: montreal } }] },
    });
    const deliveryGroupId = cart.deliveryGroups.nodes[0]?.id;
    const choose = (selectedDeliveryOptions: object[]) =>
      server.change('cartSelectedDeliveryOptionsUpdate', OPTIONS, { cartId: cart.id, selectedDeliveryOptions });
    expect(await choose([{ deliveryGroupId, deliveryOptionHandle: 'collect' }])).toMatchObject({
      cart: null,
      userErrors: [{ code: 'INVALID_DELIVERY_OPTION', field: ['selectedDeliveryOptions'] }],
    });
    const nowhere = { deliveryGroupId: 'gid://shopify/CartDeliveryGroup/9', deliveryOptionHandle: 'standard' };
    expect(await choose([nowhere])).toMatchObject({
      userErrors: [{ code: 'INVALID_DELIVERY_GROUP', field: ['selectedDeliveryOptions'] }],
    });
  });

  test('nothing is delivered to a country that is not served', async () => {
    const cart = await withLine({
      delivery: { addresses: [{ selected: true, address: { deliveryAddress: { countryCode: 'FR', city: 'Lyon' } } }] },
    });
    expect(cart).toMatchObject({
      deliveryGroups: { nodes: [{ deliveryOptions: [], selectedDeliveryOption: null }] },
      cost: { totalAmount: { amount: '32.0' } },
    });
  });

  test('addresses are added, selected one at a time, changed, removed and replaced', async () => {
    const { id } = await withLine();
    await add(id, [{ selected: true, oneTimeUse: true, address: { deliveryAddress: detroit } }]);
    const both = await add(id, [{ selected: true, address: { deliveryAddress: montreal } }]);
    expect(towns(both.cart)).toEqual([
      ['Detroit', false],
      ['Montréal', true],
    ]);
    const [first, second] = both.cart?.delivery.addresses ?? [];
    const moved = await server.change('cartDeliveryAddressesUpdate', UPDATE, {
      cartId: id,
      addresses: [{ id: first?.id, selected: true, address: { deliveryAddress: { ...detroit, city: 'Hamtramck' } } }],
    });
    expect(towns(moved.cart)).toEqual([
      ['Hamtramck', true],
      ['Montréal', false],
    ]);
    expect(moved.cart?.delivery.addresses[0]).toMatchObject({ id: first?.id, oneTimeUse: true });
    const query = 'query ($id: ID!) { cart(id: $id) { delivery { addresses(selected: true) { id } } } }';
    expect((await server.ask(query, { id })).data?.cart).toEqual({ delivery: { addresses: [{ id: first?.id }] } });
    const left = await server.change('cartDeliveryAddressesRemove', REMOVE, { cartId: id, addressIds: [first?.id] });
    expect(left.cart?.delivery.addresses.map((entry) => entry.id)).toEqual([second?.id]);
    const replaced = await server.change('cartDeliveryAddressesReplace', ADD, {
      cartId: id,
      addresses: [{ address: { deliveryAddress: detroit } }],
    });
    expect(towns(replaced.cart)).toEqual([['Detroit', false]]);
  });

  test('an address that is there already is not added again, and selected when asked', async () => {
    const { id } = await withLine({ delivery: { addresses: [{ address: { deliveryAddress: detroit } }] } });
    const { cart, warnings } = await add(id, [{ selected: true, address: { deliveryAddress: detroit } }]);
    expect(towns(cart)).toEqual([['Detroit', true]]);
    expect(warnings).toMatchObject([{ code: 'DUPLICATE_DELIVERY_ADDRESS', target: id.split('?')[0] }]);
  });

  test('two selected, too many, or one nobody has: refused', async () => {
    const { id } = await withLine();
    const at = (index: number) => ({ address: { deliveryAddress: { ...detroit, address2: `Floor ${index}` } } });
    const two = await add(id, [
      { selected: true, ...at(1) },
      { selected: true, ...at(2) },
    ]);
    expect(two).toMatchObject({
      cart: { delivery: { addresses: [] } },
      userErrors: [{ code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', field: ['addresses'] }],
    });
    const many = await add(
      id,
      Array.from({ length: 21 }, (_, index) => at(index)),
    );
    expect(many.userErrors).toMatchObject([{ code: 'TOO_MANY_DELIVERY_ADDRESSES', field: ['addresses'] }]);
    const unknown = 'gid://shopify/CartSelectableAddress/none';
    const updated = await server.change('cartDeliveryAddressesUpdate', UPDATE, {
      cartId: id,
      addresses: [{ id: unknown, selected: true }],
    });
    expect(updated.userErrors).toMatchObject([{ code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addresses', '0'] }]);
    const removed = await server.change('cartDeliveryAddressesRemove', REMOVE, { cartId: id, addressIds: [unknown] });
    expect(removed.userErrors).toMatchObject([{ code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addressIds', '0'] }]);
  });

  test('no country is refused at every strictness', async () => {
    const { id } = await withLine();
    const address = { deliveryAddress: { ...detroit, countryCode: null } };
    const field = ['addresses', '0', 'address', 'deliveryAddress', 'countryCode'];
    for (const validationStrategy of ['COUNTRY_CODE_ONLY', 'STRICT']) {
      const { userErrors } = await add(id, [{ validationStrategy, address }]);
      expect(userErrors).toMatchObject([{ code: 'INVALID', field }]);
    }
  });

  test.each([
    ['a web address', { address1: 'https://example.com' }, 'ADDRESS_FIELD_CONTAINS_URL', 'address1'],
    ['a tag', { city: '<b>Detroit</b>' }, 'ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'city'],
    ['an emoji', { lastName: 'Reyes 🗝' }, 'ADDRESS_FIELD_CONTAINS_EMOJIS', 'lastName'],
    ['a line without end', { company: 'x'.repeat(256) }, 'ADDRESS_FIELD_IS_TOO_LONG', 'company'],
  ])('%s is refused at every strictness', async (_name, wrong, code, field) => {
    const { id } = await withLine();
    for (const validationStrategy of ['COUNTRY_CODE_ONLY', 'STRICT']) {
      const address = { deliveryAddress: { ...detroit, ...wrong } };
      const { userErrors } = await add(id, [{ validationStrategy, address }]);
      expect(userErrors[0]).toMatchObject({ code, field: ['addresses', '0', 'address', 'deliveryAddress', field] });
    }
  });

  test.each([
    ['no street', { address1: '' }, 'ADDRESS_FIELD_IS_REQUIRED', 'address1'],
    ['a state of nowhere', { provinceCode: 'XX' }, 'PROVINCE_NOT_FOUND', 'provinceCode'],
    ['a code of another country', { zip: 'H2X 1Y4' }, 'INVALID_ZIP_CODE_FOR_COUNTRY', 'zip'],
    ['a code of another state', { zip: '90210' }, 'INVALID_ZIP_CODE_FOR_PROVINCE', 'zip'],
    ['a telephone number that is none', { phone: '12' }, 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', 'phone'],
  ])('%s is refused when all is checked, and stored when only the country is', async (_name, wrong, code, field) => {
    const { id } = await withLine();
    const address = { deliveryAddress: { ...detroit, ...wrong } };
    const { userErrors } = await add(id, [{ validationStrategy: 'STRICT', address }]);
    expect(userErrors).toMatchObject([{ code, field: ['addresses', '0', 'address', 'deliveryAddress', field] }]);
    expect((await add(id, [{ address }])).cart?.delivery.addresses).toHaveLength(1);
    const billingAddress = { ...detroit, ...wrong, country: 'US', province: { ...detroit, ...wrong }.provinceCode };
    const { countryCode: _country, provinceCode: _province, ...bill } = billingAddress;
    const declared = '$cartId: ID!, $billingAddress: MailingAddressInput';
    const refused = await server.change('cartBillingAddressUpdate', declared, { cartId: id, billingAddress: bill });
    expect(refused.userErrors).toMatchObject([{ code, field: ['billingAddress', field.replace('Code', '')] }]);
  });

  test('a billing address is stored, and removed', async () => {
    const { id } = await withLine();
    const { countryCode: country, provinceCode: province, ...lines } = detroit;
    const declared = '$cartId: ID!, $billingAddress: MailingAddressInput';
    const change = (billingAddress: object | null) =>
      server.change('cartBillingAddressUpdate', declared, { cartId: id, billingAddress });
    expect((await change({ ...lines, country, province })).userErrors).toEqual([]);
    const row = server.database.db
      .selectFrom('commerce_cart')
      .select('billing_address')
      .where('id', '=', id.slice(19, 51));
    expect(JSON.parse((await row.executeTakeFirstOrThrow()).billing_address ?? '')).toMatchObject(detroit);
    await change(null);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ billing_address: null });
  });

  test('an address without an address, or copied from nobody, is refused', async () => {
    const { id } = await withLine();
    expect((await add(id, [{ address: {} }])).userErrors).toMatchObject([
      { code: 'UNSPECIFIED_ADDRESS_ERROR', field: ['addresses', '0', 'address'] },
    ]);
    const copied = await add(id, [{ address: { copyFromCustomerAddressId: 'gid://shopify/MailingAddress/1' } }]);
    expect(copied.userErrors).toMatchObject([
      { code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addresses', '0', 'address', 'copyFromCustomerAddressId'] },
    ]);
  });

  test('an address is copied from the customer the cart belongs to, and from no one else', async () => {
    const account = async (email: string) => {
      const { accessToken } = await server.account(email);
      const { countryCode: country, provinceCode: province, ...lines } = detroit;
      const made = await server.ask(
        `mutation ($token: String!, $address: MailingAddressInput!) {
          customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { id } } }`,
        { token: accessToken, address: { ...lines, country, province } },
      );
      const { customerAddressCreate } = made.data as { customerAddressCreate: { customerAddress: { id: string } } };
      return { accessToken, addressId: customerAddressCreate.customerAddress.id };
    };
    const own = await account('rosa@example.com');
    const other = await account('otto@example.com');
    const input = (copyFromCustomerAddressId: string) => ({
      lines: [{ merchandiseId: siren }],
      buyerIdentity: { customerAccessToken: own.accessToken },
      delivery: { addresses: [{ selected: true, address: { copyFromCustomerAddressId } }] },
    });
    expect((await server.create(input(own.addressId))).delivery.addresses).toMatchObject([
      { address: { city: 'Detroit' } },
    ]);
    const refused = await server.change('cartCreate', '$input: CartInput!', { input: input(other.addressId) });
    expect(refused.userErrors).toMatchObject([{ code: 'INVALID_DELIVERY_ADDRESS_ID' }]);
  });
});
