import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { type Cart, type CartServer, cartDatabases, startCartServer } from '../commerce/cart-server.ts';
import { fact } from './fact.ts';

const ADD = '$cartId: ID!, $lines: [CartLineInput!]!';
const UPDATE = '$cartId: ID!, $lines: [CartLineUpdateInput!]!';
const NOTE = '$cartId: ID!, $note: String!';

/** A line with these words on it: lines of the same merchandise stay apart by their attributes. */
const engraved = (merchandiseId: string, quantity: number, value: string) => ({
  merchandiseId,
  quantity,
  attributes: [{ key: 'engraving', value }],
});

describe.each(cartDatabases)('the lines of a cart of merchandise with five in stock on $name', (database) => {
  let server: CartServer;
  let siren: string;
  let title: string;
  let cart: Cart;
  beforeAll(async () => {
    server = await startCartServer(database);
    siren = await server.variant('ASH-KEY-SIR');
    await setStock(5);
    const query = 'query ($id: ID!) { node(id: $id) { ... on ProductVariant { title product { title } } } }';
    const { node } = (await server.ask(query, { id: siren })).data as {
      node: { title: string; product: { title: string } };
    };
    title = `${node.product.title} - ${node.title}`;
  });
  beforeEach(async () => {
    cart = await server.create({ lines: [engraved(siren, 3, 'A'), engraved(siren, 1, 'B')] });
  });
  afterAll(() => server.close());

  async function setStock(quantity: number) {
    const update = server.database.db.updateTable('commerce_variant').set({ quantity });
    await update.where('sku', '=', 'ASH-KEY-SIR').execute();
  }
  const change = (field: string, declared: string, variables: object) =>
    server.change(field, declared, { cartId: cart.id, ...variables });
  /** What each line says and holds, the newest first. */
  const quantities = (now: Cart | null) =>
    now?.lines.nodes.map(({ attributes, quantity }) => [(attributes[0] as { value: string }).value, quantity]);
  const soldOut = (target: string | undefined) => ({
    code: 'MERCHANDISE_OUT_OF_STOCK',
    target,
    message: `The product '${title}' is already sold out.`,
  });
  const only = (words: string, target: string | undefined) => ({
    code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
    target,
    message: `Only ${words} added to your cart due to availability.`,
  });

  fact('recording', 'one line changed to 4 of the 5 has them, and the other is lowered to 1', async () => {
    const [newer, older] = cart.lines.nodes;
    const ofNewer = await change('cartLinesUpdate', UPDATE, { lines: [{ id: newer?.id, quantity: 4 }] });
    expect(quantities(ofNewer.cart)).toEqual([
      ['B', 4],
      ['A', 1],
    ]);
    expect(ofNewer.warnings).toEqual([only('1 item was', older?.id)]);
    const ofOlder = await change('cartLinesUpdate', UPDATE, { lines: [{ id: older?.id, quantity: 3 }] });
    expect(quantities(ofOlder.cart)).toEqual([
      ['B', 2],
      ['A', 3],
    ]);
    expect(ofOlder.warnings).toEqual([only('2 items were', newer?.id)]);
  });

  fact('recording', 'a line that is added takes what is left, and the others stay as they are', async () => {
    const {
      cart: now,
      warnings,
      userErrors,
    } = await change('cartLinesAdd', ADD, { lines: [engraved(siren, 10, 'C')] });
    expect(userErrors).toEqual([]);
    expect(quantities(now)).toEqual([
      ['C', 1],
      ['B', 1],
      ['A', 3],
    ]);
    expect(warnings).toEqual([only('1 item was', now?.lines.nodes[0]?.id)]);
  });

  fact(
    'recording',
    'when all of the stock is in the cart, a new line stays at 0 and says so now and later',
    async () => {
      await change('cartLinesAdd', ADD, { lines: [engraved(siren, 1, 'C')] });
      const { cart: now, warnings } = await change('cartLinesAdd', ADD, { lines: [engraved(siren, 1, 'D')] });
      expect(quantities(now)).toEqual([
        ['D', 0],
        ['C', 1],
        ['B', 1],
        ['A', 3],
      ]);
      expect(now?.totalQuantity).toBe(5);
      expect(warnings).toEqual([soldOut(now?.lines.nodes[0]?.id)]);
      expect((await change('cartNoteUpdate', NOTE, { note: 'later' })).warnings).toEqual(warnings);
    },
  );

  fact(
    'audit',
    'when all of the stock is in the cart, a line that should get more keeps what it has and says so',
    async () => {
      const [newer, older] = cart.lines.nodes;
      await change('cartLinesUpdate', UPDATE, { lines: [{ id: newer?.id, quantity: 2 }] });
      const { cart: now, warnings } = await change('cartLinesAdd', ADD, { lines: [engraved(siren, 1, 'A')] });
      expect(quantities(now)).toEqual([
        ['B', 2],
        ['A', 3],
      ]);
      expect(warnings).toEqual([soldOut(older?.id)]);
      expect((await change('cartNoteUpdate', NOTE, { note: 'later' })).warnings).toEqual([]);
    },
  );

  fact('audit', 'of more than is left an older line takes the rest, and says how many that is', async () => {
    const { cart: now, warnings } = await change('cartLinesAdd', ADD, { lines: [engraved(siren, 4, 'A')] });
    expect(quantities(now)).toEqual([
      ['B', 1],
      ['A', 4],
    ]);
    expect(warnings).toEqual([only('1 item was', cart.lines.nodes[1]?.id)]);
  });

  fact('audit', 'a line at 0 says nothing once there is stock for it again', async () => {
    const { cart: now } = await change('cartLinesAdd', ADD, {
      lines: [engraved(siren, 1, 'C'), engraved(siren, 1, 'D')],
    });
    expect(now?.lines.nodes[0]?.quantity).toBe(0);
    await setStock(6);
    expect((await change('cartNoteUpdate', NOTE, { note: 'later' })).warnings).toEqual([]);
    await setStock(5);
  });

  fact('recording', 'a quantity of 0 adds nothing, and is no error', async () => {
    expect(await change('cartLinesAdd', ADD, { lines: [{ merchandiseId: siren, quantity: 0 }] })).toEqual({
      cart: { ...cart, updatedAt: expect.any(String) },
      userErrors: [],
      warnings: [],
    });
    const made = await server.create({ lines: [{ merchandiseId: siren, quantity: 0 }] });
    expect(made).toMatchObject({ totalQuantity: 0, lines: { nodes: [] } });
  });
});
