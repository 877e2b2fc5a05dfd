import { afterAll, beforeAll, describe, expect } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import type { DiscountSeed } from '#embedded/commerce/discounts/discount-seed.ts';
import { type CartServer, cartDatabases, startCartServer } from '../commerce/cart-server.ts';
import { Visitor } from '../commerce/checkout-visitor.ts';
import { fact } from './fact.ts';

const CARDS = '$cartId: ID!, $giftCardCodes: [String!]!';
const REMOVE = '$cartId: ID!, $appliedGiftCardIds: [ID!]!';
const UUID = /^gid:\/\/shopify\/AppliedGiftCard\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FORTY = 'REPLAYGIFTCARD40';
const ALL_COSTS = /* GraphQL */ `
  query ($id: ID!) { cart(id: $id) {
    cost { subtotalAmount { amount } checkoutChargeAmount { amount } totalAmount { amount } }
    estimatedCost { subtotalAmount { amount } checkoutChargeAmount { amount } totalAmount { amount } }
    appliedGiftCards { amountUsed { amount } amountUsedV2 { amount } presentmentAmountUsed { amount } balance { amount } balanceV2 { amount } }
  } }
`;

/** Makes a cart of 32.00 one of 20.00. */
const twelveOff: DiscountSeed = {
  number: 95,
  code: 'TWELVE',
  title: 'Twelve off',
  target: 'order',
  value: { kind: 'fixed', amounts: { USD: 12_00 } },
  startsAt: '2026-01-01T00:00:00.000Z',
};

describe.each(cartDatabases)('gift cards on a cart on $name', (database) => {
  let server: CartServer;
  let siren: string;
  beforeAll(async () => {
    server = await startCartServer(database, commerceSeed.catalogue, {
      discounts: [twelveOff],
      giftCards: [{ number: 95, code: FORTY, currencyCode: 'USD', amount: 40_00 }],
    });
    siren = await server.variant('ASH-KEY-SIR');
  });
  afterAll(() => server.close());

  const cartOfTwenty = () => server.create({ lines: [{ merchandiseId: siren }], discountCodes: ['TWELVE'] });
  const add = (cartId: string, giftCardCodes: string[]) =>
    server.change('cartGiftCardCodesAdd', CARDS, { cartId, giftCardCodes });

  fact(
    'recording',
    'a card of 40 on a cart of 20: the total is 0.0, and the balance is what is left on the card',
    async () => {
      const { id } = await cartOfTwenty();
      const { cart } = await add(id, [FORTY]);
      expect(cart).toMatchObject({
        cost: { subtotalAmount: { amount: '32.0' }, totalAmount: { amount: '0.0', currencyCode: 'USD' } },
        appliedGiftCards: [{ amountUsed: { amount: '20.0' }, balance: { amount: '20.0' } }],
      });
      const sums = {
        subtotalAmount: { amount: '32.0' },
        checkoutChargeAmount: { amount: '32.0' },
        totalAmount: { amount: '0.0' },
      };
      const [used, balance] = [{ amount: '20.0' }, { amount: '20.0' }];
      expect((await server.ask(ALL_COSTS, { id })).data?.cart).toEqual({
        cost: sums,
        estimatedCost: sums,
        appliedGiftCards: [
          { amountUsed: used, amountUsedV2: used, presentmentAmountUsed: used, balance, balanceV2: balance },
        ],
      });
    },
  );

  fact('recording', 'what a card cannot pay is left in the total', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren, quantity: 2 }], giftCardCodes: [FORTY] });
    expect(await server.read(id)).toMatchObject({
      cost: { subtotalAmount: { amount: '64.0' }, totalAmount: { amount: '24.0' } },
      appliedGiftCards: [{ amountUsed: { amount: '40.0' }, balance: { amount: '0.0' } }],
    });
  });

  fact('recording', 'on an emptied cart a card stays, and pays nothing', async () => {
    const cart = await server.create({ lines: [{ merchandiseId: siren }], giftCardCodes: [FORTY] });
    const lineIds = cart.lines.nodes.map(({ id }) => id);
    const emptied = await server.change('cartLinesRemove', '$cartId: ID!, $lineIds: [ID!]!', {
      cartId: cart.id,
      lineIds,
    });
    expect(emptied.cart).toMatchObject({
      cost: { totalAmount: { amount: '0.0' } },
      appliedGiftCards: [{ amountUsed: { amount: '0.0' }, balance: { amount: '40.0' } }],
    });
  });

  fact('recording', 'of a valid and an invalid code the valid one is applied, without an error', async () => {
    const { id } = await cartOfTwenty();
    const { cart, userErrors, warnings } = await add(id, [FORTY, 'NOT-A-REAL-GIFT-CARD']);
    expect(userErrors).toEqual([]);
    expect(warnings).toEqual([]);
    expect(cart?.appliedGiftCards).toHaveLength(1);
  });

  fact('recording', 'a code given twice is applied once, by an update too', async () => {
    const { id } = await cartOfTwenty();
    const { cart } = await server.change('cartGiftCardCodesUpdate', CARDS, {
      cartId: id,
      giftCardCodes: [FORTY, FORTY],
    });
    expect(cart?.appliedGiftCards).toHaveLength(1);
  });

  fact('recording', 'an applied card has a UUID, its own on each cart; by it the card is taken off', async () => {
    const [one, other] = await Promise.all([cartOfTwenty(), cartOfTwenty()]);
    const ids = [(await add(one.id, [FORTY])).cart, (await add(other.id, [FORTY])).cart].map(
      (cart) => cart?.appliedGiftCards[0]?.id,
    );
    for (const id of ids) expect(id).toMatch(UUID);
    expect(ids[0]).not.toBe(ids[1]);
    expect((await server.read(one.id))?.appliedGiftCards[0]?.id).toBe(ids[0]);
    expect((await add(one.id, [FORTY])).cart?.appliedGiftCards[0]?.id).toBe(ids[0]);
    const removed = await server.change('cartGiftCardCodesRemove', REMOVE, {
      cartId: one.id,
      appliedGiftCardIds: [ids[0]],
    });
    expect(removed).toMatchObject({
      cart: { appliedGiftCards: [], cost: { totalAmount: { amount: '20.0' } } },
      userErrors: [],
    });
  });

  fact('suite', 'the checkout names a card by its last characters in upper case, and subtracts it once', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren }], giftCardCodes: [FORTY] });
    const { text } = await new Visitor(server, id).open('information');
    expect(text).toMatch(/Gift card •••• RD40\s*-\$32\.00\s*Left to pay\s*\$0\.00/);
  });
});
