import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Cart, type CartServer, cartDatabases, startCartServer } from '../commerce/cart-server.ts';
import { goToReview, placeOrder, Visitor } from '../commerce/checkout-visitor.ts';
import { fact } from './fact.ts';

const ADD = '$cartId: ID!, $lines: [CartLineInput!]!';
const UPDATE = '$cartId: ID!, $lines: [CartLineUpdateInput!]!';
const REMOVE = '$cartId: ID!, $lineIds: [ID!]!';
const INSTRUCTIONS = /* GraphQL */ `
  query ($id: ID!) { cart(id: $id) { lines(first: 5) { nodes { ... on CartLine {
    instructions { canRemove canUpdateQuantity }
    parentRelationship { parent { id quantity merchandise { ... on ProductVariant { sku } } } }
  } } } } }
`;

describe.each(cartDatabases)('lines that hang on other lines of a cart on $name', (database) => {
  let server: CartServer;
  let mug: string;
  let siren: string;
  let neptune: string;
  beforeAll(async () => {
    server = await startCartServer(database);
    mug = await server.variant('ASH-MUG-KARLS');
    siren = await server.variant('ASH-KEY-SIR');
    neptune = await server.variant('ASH-KEY-NEP');
  });
  afterAll(() => server.close());

  const mugWithKey = () =>
    server.create({ lines: [{ merchandiseId: mug }, { merchandiseId: siren, parent: { merchandiseId: mug } }] });
  const add = (cartId: string, lines: object[]) => server.change('cartLinesAdd', ADD, { cartId, lines });
  /** The merchandise of each line with that of the line it hangs on. */
  const nesting = (cart: Cart | null) =>
    cart?.lines.nodes.map(({ merchandise, quantity, parentRelationship }) => [
      merchandise.sku,
      quantity,
      cart.lines.nodes.find(({ id }) => id === parentRelationship?.parent.id)?.merchandise.sku ?? null,
    ]);

  fact('documentation', 'a line names its parent by merchandise of the same request, and stands below it', async () => {
    const cart = await mugWithKey();
    expect(nesting(cart)).toEqual([
      ['ASH-MUG-KARLS', 1, null],
      ['ASH-KEY-SIR', 1, 'ASH-MUG-KARLS'],
    ]);
    const { data } = await server.ask(INSTRUCTIONS, { id: cart.id });
    const instructions = { canRemove: true, canUpdateQuantity: true };
    const parent = { id: cart.lines.nodes[0]?.id, quantity: 1, merchandise: { sku: 'ASH-MUG-KARLS' } };
    expect(data?.cart).toEqual({
      lines: {
        nodes: [
          { instructions, parentRelationship: null },
          { instructions, parentRelationship: { parent } },
        ],
      },
    });
  });

  fact('documentation', 'a line names its parent by the id of a line that is in the cart', async () => {
    const { id, lines } = await server.create({ lines: [{ merchandiseId: mug, quantity: 2 }] });
    await add(id, [{ merchandiseId: neptune }]);
    const lineId = lines.nodes[0]?.id;
    const { cart, userErrors } = await add(id, [{ merchandiseId: siren, quantity: 3, parent: { lineId } }]);
    expect(userErrors).toEqual([]);
    // The key tag is the newest line, and stands below its mug all the same.
    expect(nesting(cart)).toEqual([
      ['ASH-KEY-NEP', 1, null],
      ['ASH-MUG-KARLS', 2, null],
      ['ASH-KEY-SIR', 3, 'ASH-MUG-KARLS'],
    ]);
  });

  fact('documentation', 'with the parent its lines are removed, whether by removal or by a quantity of 0', async () => {
    for (const empty of [
      (cart: Cart) => server.change('cartLinesRemove', REMOVE, { cartId: cart.id, lineIds: [cart.lines.nodes[0]?.id] }),
      (cart: Cart) =>
        server.change('cartLinesUpdate', UPDATE, {
          cartId: cart.id,
          lines: [{ id: cart.lines.nodes[0]?.id, quantity: 0 }],
        }),
    ]) {
      const { cart, userErrors } = await empty(await mugWithKey());
      expect(userErrors).toEqual([]);
      expect(cart).toMatchObject({ totalQuantity: 0, lines: { nodes: [] } });
    }
  });

  fact('documentation', 'without its lines the parent stays, and its quantity is its own', async () => {
    const cart = await mugWithKey();
    const [parent, child] = cart.lines.nodes;
    const changed = await server.change('cartLinesUpdate', UPDATE, {
      cartId: cart.id,
      lines: [{ id: parent?.id, quantity: 3 }],
    });
    expect(nesting(changed.cart)).toEqual([
      ['ASH-MUG-KARLS', 3, null],
      ['ASH-KEY-SIR', 1, 'ASH-MUG-KARLS'],
    ]);
    const removed = await server.change('cartLinesRemove', REMOVE, { cartId: cart.id, lineIds: [child?.id] });
    expect(nesting(removed.cart)).toEqual([['ASH-MUG-KARLS', 3, null]]);
  });

  fact(
    'audit',
    'a line of the same merchandise that hangs on nothing, or on another line, is a line of its own',
    async () => {
      const { id } = await mugWithKey();
      const { cart } = await add(id, [{ merchandiseId: siren }]);
      expect(nesting(cart)).toEqual([
        ['ASH-KEY-SIR', 1, null],
        ['ASH-MUG-KARLS', 1, null],
        ['ASH-KEY-SIR', 1, 'ASH-MUG-KARLS'],
      ]);
      const again = await add(id, [{ merchandiseId: mug }, { merchandiseId: siren, parent: { merchandiseId: mug } }]);
      expect(nesting(again.cart)).toEqual([
        ['ASH-KEY-SIR', 1, null],
        ['ASH-MUG-KARLS', 2, null],
        ['ASH-KEY-SIR', 2, 'ASH-MUG-KARLS'],
      ]);
    },
  );

  fact(
    'schema',
    'a parent that is not there, or is named the wrong way: its own code for each, and no cart',
    async () => {
      const cart = await mugWithKey();
      const [parent, child] = cart.lines.nodes;
      const keyTag = (named: object) => ({ merchandiseId: neptune, parent: named });
      const nested = { merchandiseId: siren, parent: { lineId: parent?.id } };
      const cases: [object[], string, string[]][] = [
        [[keyTag({ lineId: 'gid://shopify/CartLine/none' })], 'PARENT_LINE_NOT_FOUND', ['0', 'parent', 'lineId']],
        [
          [keyTag({ merchandiseId: 'gid://shopify/ProductVariant/1' })],
          'PARENT_LINE_NOT_FOUND',
          ['0', 'parent', 'merchandiseId'],
        ],
        [[keyTag({ merchandiseId: mug })], 'PARENT_LINE_INVALID_REFERENCE', ['0', 'parent', 'merchandiseId']],
        [[keyTag({ lineId: child?.id })], 'PARENT_LINE_NESTING_TOO_DEEP', ['0', 'parent', 'lineId']],
        [[nested, keyTag({ merchandiseId: siren })], 'PARENT_LINE_NESTING_TOO_DEEP', ['1', 'parent', 'merchandiseId']],
        [
          [{ merchandiseId: mug, parent: { lineId: parent?.id } }],
          'PARENT_LINE_NESTING_TOO_DEEP',
          ['0', 'parent', 'lineId'],
        ],
        [[keyTag({})], 'INVALID', ['0', 'parent']],
        [[keyTag({ lineId: parent?.id, merchandiseId: mug })], 'INVALID', ['0', 'parent']],
      ];
      for (const [lines, code, place] of cases) {
        expect(await add(cart.id, lines)).toMatchObject({
          cart: null,
          userErrors: [{ code, field: ['lines', ...place] }],
        });
      }
      expect(nesting(await server.read(cart.id))).toEqual(nesting(cart));
    },
  );

  fact('documentation', 'checkout and order have what hangs on a line below it', async () => {
    const { id } = await mugWithKey();
    await add(id, [{ merchandiseId: neptune }]);
    const visitor = new Visitor(server, id);
    const review = await goToReview(visitor);
    expect(review.text).toMatch(/mug.*Siren.*Neptune/s);
    expect((await placeOrder(visitor, review)).text).toMatch(/mug.*Siren.*Neptune/s);
    const sold = server.database.db.selectFrom('commerce_order_line').select(['sku', 'quantity']);
    expect(await sold.orderBy('position').execute()).toEqual([
      { sku: 'ASH-MUG-KARLS', quantity: 1 },
      { sku: 'ASH-KEY-SIR', quantity: 1 },
      { sku: 'ASH-KEY-NEP', quantity: 1 },
    ]);
  });
});
