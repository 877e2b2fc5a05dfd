import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';

const ADD = '$cartId: ID!, $lines: [CartLineInput!]!';
const UPDATE = '$cartId: ID!, $lines: [CartLineUpdateInput!]!';
const REMOVE = '$cartId: ID!, $lineIds: [ID!]!';

describe.each(cartDatabases)('the lines of a cart on $name', (database) => {
  let server: CartServer;
  let siren: string;
  let neptune: string;
  let soldOut: string;
  beforeAll(async () => {
    server = await startCartServer(database);
    siren = await server.variant('ASH-KEY-SIR');
    neptune = await server.variant('ASH-KEY-NEP');
    soldOut = await server.variant('ASH-ROBE-XL');
  });
  afterAll(() => server.close());

  test('a cart is made with what it is given, and read again by its id with its key', async () => {
    const cart = await server.create({
      lines: [{ merchandiseId: siren, quantity: 2 }, { merchandiseId: neptune }],
      note: 'Please wrap it.',
      attributes: [{ key: 'gift', value: 'yes' }],
      buyerIdentity: { countryCode: 'US', email: 'ada@example.com' },
    });
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]{32}\?key=[0-9a-f]{32}$/);
    expect(cart).toMatchObject({
      checkoutUrl: expect.stringMatching(/^https:\/\/ash\.example\/checkout\/[\w-]{32}\?key=[0-9a-f]{32}$/),
      note: 'Please wrap it.',
      totalQuantity: 3,
      attributes: [{ key: 'gift', value: 'yes' }],
      buyerIdentity: { countryCode: 'US', email: 'ada@example.com', customer: null },
      cost: { subtotalAmount: { amount: '96.0', currencyCode: 'USD' }, totalAmount: { amount: '96.0' } },
    });
    // The newest line is the first.
    expect(cart.lines.nodes.map(({ quantity, merchandise }) => [merchandise.sku, quantity])).toEqual([
      ['ASH-KEY-NEP', 1],
      ['ASH-KEY-SIR', 2],
    ]);
    expect(cart.lines.nodes[0]?.id).toContain(`?cart=${cart.id.slice(19, 51)}`);
    expect(await server.read(cart.id)).toEqual(cart);
  });

  test('an empty cart has an empty note and costs nothing', async () => {
    const cart = await server.create({});
    expect(cart).toMatchObject({ note: '', totalQuantity: 0, cost: { totalAmount: { amount: '0.0' } } });
  });

  test('the same merchandise with the same attributes is one line, whatever the order of the attributes', async () => {
    const attributes = [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ];
    const { id } = await server.create({ lines: [{ merchandiseId: siren, attributes }] });
    const { cart } = await server.change('cartLinesAdd', ADD, {
      cartId: id,
      lines: [
        { merchandiseId: siren, quantity: 2, attributes: attributes.toReversed() },
        { merchandiseId: siren, quantity: 4 },
      ],
    });
    expect(cart?.lines.nodes.map(({ quantity }) => quantity)).toEqual([4, 3]);
    const plain = cart?.lines.nodes[0]?.id;
    const merged = await server.change('cartLinesUpdate', UPDATE, { cartId: id, lines: [{ id: plain, attributes }] });
    expect(merged.cart?.lines.nodes.map(({ quantity }) => quantity)).toEqual([7]);
  });

  test('a line takes another quantity, other merchandise, or none', async () => {
    const { id, lines } = await server.create({ lines: [{ merchandiseId: siren }, { merchandiseId: neptune }] });
    const [second, first] = lines.nodes;
    const changed = await server.change('cartLinesUpdate', UPDATE, {
      cartId: id,
      lines: [
        { id: first?.id, quantity: 3, merchandiseId: await server.variant('ASH-KEY-ULY') },
        { id: second?.id, quantity: 0 },
      ],
    });
    expect(changed.userErrors).toEqual([]);
    expect(changed.cart?.lines.nodes).toMatchObject([
      { id: first?.id, quantity: 3, merchandise: { sku: 'ASH-KEY-ULY' } },
    ]);
    const removed = await server.change('cartLinesRemove', REMOVE, { cartId: id, lineIds: [first?.id] });
    expect(removed.cart).toMatchObject({ totalQuantity: 0, lines: { nodes: [] } });
  });

  test('too few in stock: the quantity is lowered, with a warning, over all lines of the merchandise', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: neptune }] });
    const { cart, warnings } = await server.change('cartLinesAdd', ADD, {
      cartId: id,
      lines: [{ merchandiseId: neptune, quantity: 5, attributes: [{ key: 'engraving', value: 'M' }] }],
    });
    expect(cart?.lines.nodes.map(({ quantity }) => quantity)).toEqual([1, 1]);
    const target = cart?.lines.nodes[0]?.id;
    expect(warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target }]);
    const again = await server.change('cartNoteUpdate', '$cartId: ID!, $note: String!', { cartId: id, note: 'x' });
    expect(again.warnings).toEqual([]);
  });

  test('sold out: the line stays with quantity 0, with a warning each time', async () => {
    const created = await server.change('cartCreate', '$input: CartInput!', {
      input: { lines: [{ merchandiseId: soldOut, quantity: 2 }] },
    });
    expect(created.cart?.lines.nodes).toMatchObject([{ quantity: 0 }]);
    const target = created.cart?.lines.nodes[0]?.id;
    expect(created.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK', target }]);
    const later = await server.change('cartNoteUpdate', '$cartId: ID!, $note: String!', {
      cartId: created.cart?.id,
      note: 'x',
    });
    expect(later.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK', target }]);
  });

  test.each([
    ['merchandise nobody sells', { merchandiseId: 'gid://shopify/ProductVariant/1' }, 'INVALID', 'merchandiseId'],
    ['an id of something else', { merchandiseId: 'gid://shopify/Product/8600000000001' }, 'INVALID', 'merchandiseId'],
    ['a quantity below none', { quantity: -1 }, 'MINIMUM_NOT_MET', 'quantity'],
    ['a quantity beyond reason', { quantity: 1_000_001 }, 'MAXIMUM_EXCEEDED', 'quantity'],
    [
      'a subscription',
      { sellingPlanId: 'gid://shopify/SellingPlan/1' },
      'SELLING_PLAN_NOT_APPLICABLE',
      'sellingPlanId',
    ],
  ])('%s is refused, and nothing changes', async (_name, wrong, code, field) => {
    const { id } = await server.create({});
    const lines = [{ merchandiseId: siren }, { merchandiseId: siren, ...wrong }];
    const added = await server.change('cartLinesAdd', ADD, { cartId: id, lines });
    expect(added).toMatchObject({ cart: null, userErrors: [{ code, field: ['lines', '1', field] }] });
    expect(await server.read(id)).toMatchObject({ totalQuantity: 0 });
    const created = await server.change('cartCreate', '$input: CartInput!', { input: { lines } });
    expect(created).toMatchObject({ cart: null, userErrors: [{ code, field: ['input', 'lines', '1', field] }] });
  });

  test('a line of no cart, or of another one, is refused', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren }] });
    const other = await server.create({ lines: [{ merchandiseId: siren }] });
    const lineId = other.lines.nodes[0]?.id;
    const refused = { cart: { totalQuantity: 1 }, userErrors: [{ code: 'INVALID_MERCHANDISE_LINE' }] };
    const updated = await server.change('cartLinesUpdate', UPDATE, {
      cartId: id,
      lines: [{ id: lineId, quantity: 2 }],
    });
    expect(updated).toMatchObject(refused);
    expect(updated.userErrors).toMatchObject([{ field: ['lines', '0', 'id'] }]);
    const removed = await server.change('cartLinesRemove', REMOVE, { cartId: id, lineIds: [lineId] });
    expect(removed.userErrors).toMatchObject([{ code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0'] }]);
    const negative = { id: (await server.read(id))?.lines.nodes[0]?.id, quantity: -1 };
    const below = await server.change('cartLinesUpdate', UPDATE, { cartId: id, lines: [negative] });
    expect(below.userErrors).toMatchObject([{ code: 'MINIMUM_NOT_MET', field: ['lines', '0', 'quantity'] }]);
  });

  test('a cart of over 500 lines is refused', async () => {
    const { id } = await server.create({});
    const lines = (from: number) =>
      Array.from({ length: 250 }, (_, index) => ({
        merchandiseId: siren,
        attributes: [{ key: 'n', value: String(from + index) }],
      }));
    for (const from of [0, 250]) await server.change('cartLinesAdd', ADD, { cartId: id, lines: lines(from) });
    const over = await server.change('cartLinesAdd', ADD, { cartId: id, lines: [{ merchandiseId: siren }] });
    expect(over).toMatchObject({ cart: null, userErrors: [{ code: 'CART_TOO_LARGE', field: ['lines'] }] });
  });

  test('the catalogue may be replaced under a cart: prices are the new ones, vanished merchandise is gone', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren }, { merchandiseId: neptune }] });
    const { catalogue } = commerceSeed;
    const products = catalogue.products.map((product) =>
      product.handle === 'key-tag'
        ? {
            ...product,
            variants: product.variants
              .filter(({ sku }) => sku !== 'ASH-KEY-NEP')
              .map((variant) => ({ ...variant, prices: { usd: { amount: 40_00 }, cad: { amount: 50_00 } } })),
          }
        : product,
    );
    await server.seed({ catalogue: { ...catalogue, products } });
    const cart = await server.read(id);
    await server.seed({ catalogue });
    expect(cart?.lines.nodes.map(({ merchandise }) => merchandise.sku)).toEqual(['ASH-KEY-SIR']);
    expect(cart?.cost.totalAmount.amount).toBe('40.0');
    expect((await server.read(id))?.totalQuantity).toBe(2);
  });
});
