import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';

const NOTE = '$cartId: ID!, $note: String!';
const ATTRIBUTES = '$cartId: ID!, $attributes: [AttributeInput!]!';
const BUYER = '$cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!';
const NO_CART = {
  cart: null,
  userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
};

describe.each(cartDatabases)('a cart, its key and its buyer on $name', (database) => {
  let server: CartServer;
  let clock = new Date('2026-05-04T12:00:00Z');
  let siren: string;
  beforeAll(async () => {
    const seeds = { discounts: commerceSeed.discounts ?? [], giftCards: commerceSeed.giftCards ?? [] };
    server = await startCartServer(database, commerceSeed.catalogue, seeds, { now: () => new Date(clock) });
    siren = await server.variant('ASH-KEY-SIR');
  });
  afterAll(() => server.close());

  test('without its key, or with another, a cart is read without its buyer and cannot be changed', async () => {
    const cart = await server.create({
      lines: [{ merchandiseId: siren }],
      note: 'For Ada, room 4',
      buyerIdentity: { email: 'ada@example.com', phone: '+13135550142' },
      giftCardCodes: ['ASHGIFTUS025SRN1'],
      delivery: {
        addresses: [{ selected: true, address: { deliveryAddress: { countryCode: 'US', provinceCode: 'MI' } } }],
      },
      metafields: [{ key: 'gift.wrap', type: 'boolean', value: 'true' }],
    });
    const [bare] = cart.id.split('?');
    const other = await server.create({});
    for (const id of [bare, `${bare}?key=`, `${bare}?key=${other.id.split('=')[1]}`, `${bare}?key=%00`]) {
      const read = await server.read(id ?? '');
      expect(read).toMatchObject({
        id: bare,
        checkoutUrl: `https://ash.example/checkout/${bare?.slice(19)}`,
        note: '',
        totalQuantity: 1,
        buyerIdentity: { email: null, phone: null, customer: null },
        appliedGiftCards: [],
        delivery: { addresses: [] },
        deliveryGroups: { nodes: [] },
        cost: { totalTaxAmount: null },
      });
      const attributes: object[] = [];
      expect(await server.change('cartAttributesUpdate', ATTRIBUTES, { cartId: id, attributes })).toMatchObject(
        NO_CART,
      );
    }
    expect((await server.read(cart.id))?.note).toBe('For Ada, room 4');
  });

  test('the database knows no cart’s key', async () => {
    const { id } = await server.create({});
    const key = id.split('=')[1] ?? '';
    const rows = await server.database.db.selectFrom('commerce_cart').selectAll().execute();
    expect(key).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('a cart nobody made is null when read, and refused when changed', async () => {
    for (const id of ['gid://shopify/Cart/none?key=0', 'gid://shopify/Product/1', 'nonsense']) {
      expect(await server.read(id)).toBeNull();
      const changed = await server.change('cartAttributesUpdate', ATTRIBUTES, { cartId: id, attributes: [] });
      expect(changed).toMatchObject(NO_CART);
    }
  });

  test('a cart ends ten days after its last change', async () => {
    const made = clock;
    const { id } = await server.create({});
    const later = (days: number) => {
      clock = new Date(made.getTime() + days * 86_400_000);
    };
    later(9);
    await server.change('cartNoteUpdate', NOTE, { cartId: id, note: 'still here' });
    later(18.9);
    expect((await server.read(id))?.note).toBe('still here');
    later(19);
    expect(await server.read(id)).toBeNull();
    const changed = await server.change('cartAttributesUpdate', ATTRIBUTES, { cartId: id, attributes: [] });
    expect(changed).toMatchObject(NO_CART);
    // The next new cart takes it away for good.
    const row = server.database.db.selectFrom('commerce_cart').select('id').where('id', '=', id.slice(19, 51));
    expect(await row.execute()).toHaveLength(1);
    await server.create({});
    expect(await row.execute()).toEqual([]);
    clock = made;
  });

  test('a cart is a node, with its key and without', async () => {
    const { id } = await server.create({ note: 'mine' });
    const query = 'query ($id: ID!) { node(id: $id) { __typename ... on Cart { note totalQuantity } } }';
    expect((await server.ask(query, { id })).data?.node).toEqual({
      __typename: 'Cart',
      note: 'mine',
      totalQuantity: 0,
    });
    expect((await server.ask(query, { id: id.split('?')[0] })).data?.node).toMatchObject({ note: '' });
    expect((await server.ask(query, { id: 'gid://shopify/Cart/none' })).data?.node).toBeNull();
  });

  test('a note has 5,000 characters at most', async () => {
    const { id } = await server.create({});
    const longest = '🗝'.repeat(5_000);
    expect((await server.change('cartNoteUpdate', NOTE, { cartId: id, note: longest })).cart?.note).toBe(longest);
    const over = await server.change('cartNoteUpdate', NOTE, { cartId: id, note: `${longest}.` });
    expect(over).toMatchObject({ cart: null, userErrors: [{ code: 'NOTE_TOO_LONG', field: ['note'] }] });
    const made = await server.change('cartCreate', '$input: CartInput!', { input: { note: `${longest}.` } });
    expect(made).toMatchObject({ cart: null, userErrors: [{ code: 'NOTE_TOO_LONG', field: ['input', 'note'] }] });
  });

  test('attributes are replaced as a whole, the last of a repeated key counting', async () => {
    const { id } = await server.create({ attributes: [{ key: 'a', value: '1' }] });
    const attributes = [
      { key: 'b', value: '2' },
      { key: 'c', value: '3' },
      { key: 'b', value: '4' },
    ];
    const { cart } = await server.change('cartAttributesUpdate', ATTRIBUTES, { cartId: id, attributes });
    expect(cart).toMatchObject({
      attributes: [
        { key: 'b', value: '4' },
        { key: 'c', value: '3' },
      ],
    });
    const large = [{ key: 'x', value: 'x'.repeat(100_000) }];
    const refused = await server.change('cartAttributesUpdate', ATTRIBUTES, { cartId: id, attributes: large });
    expect(refused).toMatchObject({ cart: { id }, userErrors: [{ code: 'CART_TOO_LARGE', field: ['attributes'] }] });
    const { data } = await server.ask('query ($id: ID!) { cart(id: $id) { attribute(key: "c") { value } } }', { id });
    expect(data?.cart).toEqual({ attribute: { value: '3' } });
  });

  test('the buyer’s country decides currency and prices, whatever @inContext says', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren }] });
    const buyerIdentity = { countryCode: 'CA' };
    const { cart } = await server.change('cartBuyerIdentityUpdate', BUYER, { cartId: id, buyerIdentity });
    expect(cart?.cost.totalAmount).toEqual({ amount: '42.0', currencyCode: 'CAD' });
    const inUs = `query ($id: ID!) @inContext(country: US) { cart(id: $id) { cost { totalAmount { currencyCode } }
      lines(first: 1) { nodes { merchandise { ... on ProductVariant { price { amount currencyCode } } } } } } }`;
    expect((await server.ask(inUs, { id })).data?.cart).toEqual({
      cost: { totalAmount: { currencyCode: 'CAD' } },
      lines: { nodes: [{ merchandise: { price: { amount: '42.0', currencyCode: 'CAD' } } }] },
    });
    const made = `mutation @inContext(country: CA) { cartCreate { cart { buyerIdentity { countryCode } cost { totalAmount {
      currencyCode } } } } }`;
    expect((await server.ask(made)).data?.cartCreate).toEqual({
      cart: { buyerIdentity: { countryCode: 'CA' }, cost: { totalAmount: { currencyCode: 'CAD' } } },
    });
  });

  test('what is left out of an identity stays, null takes it away', async () => {
    const { id } = await server.create({ buyerIdentity: { email: 'ada@example.com', phone: '+13135550142' } });
    const change = async (buyerIdentity: object) =>
      (await server.change('cartBuyerIdentityUpdate', BUYER, { cartId: id, buyerIdentity })).cart;
    expect(await change({ phone: null })).toMatchObject({ buyerIdentity: { email: 'ada@example.com', phone: null } });
    await change({ preferences: { delivery: { deliveryMethod: ['SHIPPING'] }, wallet: ['shop_pay'] } });
    const query = `query ($id: ID!) { cart(id: $id) { buyerIdentity { preferences { wallet delivery {
      deliveryMethod pickupHandle coordinates { latitude } } } } } }`;
    expect((await server.ask(query, { id })).data?.cart).toEqual({
      buyerIdentity: {
        preferences: {
          wallet: ['shop_pay'],
          delivery: { deliveryMethod: ['SHIPPING'], pickupHandle: [], coordinates: null },
        },
      },
    });
  });

  test.each([
    ['an email that is none', { email: 'ada' }, 'INVALID', 'email'],
    ['a telephone number that is none', { phone: 'call me' }, 'INVALID', 'phone'],
    ['a token nobody has', { customerAccessToken: 'x'.repeat(32) }, 'INVALID', 'customerAccessToken'],
    [
      'a company without a customer',
      { companyLocationId: 'gid://shopify/CompanyLocation/1' },
      'MISSING_CUSTOMER_ACCESS_TOKEN',
      'customerAccessToken',
    ],
    [
      'a company',
      { companyLocationId: 'gid://shopify/CompanyLocation/1', customerAccessToken: 'x' },
      'INVALID_COMPANY_LOCATION',
      'companyLocationId',
    ],
    ['preferences without end', { preferences: { wallet: ['x'.repeat(6_000)] } }, 'CART_TOO_LARGE', 'preferences'],
  ])('%s is refused', async (_name, buyerIdentity, code, field) => {
    const { id } = await server.create({ note: 'stays' });
    const changed = await server.change('cartBuyerIdentityUpdate', BUYER, { cartId: id, buyerIdentity });
    expect(changed).toMatchObject({ cart: { note: 'stays' }, userErrors: [{ code, field: ['buyerIdentity', field] }] });
    const made = await server.change('cartCreate', '$input: CartInput!', { input: { buyerIdentity } });
    expect(made).toMatchObject({ cart: null, userErrors: [{ code, field: ['input', 'buyerIdentity', field] }] });
  });

  test('a customer’s token brings the customer, and their email', async () => {
    const { accessToken, customerId } = await server.account('grace@example.com');
    const { id } = await server.create({ buyerIdentity: { customerAccessToken: accessToken } });
    expect(await server.read(id)).toMatchObject({
      buyerIdentity: { email: 'grace@example.com', customer: { id: customerId } },
    });
    const out = { cartId: id, buyerIdentity: { customerAccessToken: null, email: null } };
    const { cart } = await server.change('cartBuyerIdentityUpdate', BUYER, out);
    expect(cart).toMatchObject({ buyerIdentity: { email: null, customer: null } });
  });

  test('personal data is forgotten, the lines stay', async () => {
    const { id } = await server.create({
      lines: [{ merchandiseId: siren, quantity: 2 }],
      note: 'For Ada',
      attributes: [{ key: 'recipient', value: 'Ada' }],
      buyerIdentity: { email: 'ada@example.com' },
      delivery: { addresses: [{ address: { deliveryAddress: { countryCode: 'US', city: 'Detroit' } } }] },
    });
    const { cart } = await server.change('cartRemovePersonalData', '$cartId: ID!', { cartId: id });
    expect(cart).toMatchObject({
      totalQuantity: 2,
      note: '',
      attributes: [],
      buyerIdentity: { email: null },
      delivery: { addresses: [] },
    });
  });

  test('two changes at once both happen', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren }] });
    const add = (value: string) =>
      server.change('cartLinesAdd', '$cartId: ID!, $lines: [CartLineInput!]!', {
        cartId: id,
        lines: [{ merchandiseId: siren, attributes: [{ key: 'n', value }] }],
      });
    await Promise.all(Array.from({ length: 12 }, (_, index) => add(String(index % 6))));
    const cart = await server.read(id);
    expect(cart?.lines.nodes).toHaveLength(7);
    expect(cart?.totalQuantity).toBe(13);
  });
});
