import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import type { DiscountSeed } from '#embedded/commerce/discounts/discount-seed.ts';
import { type CartServer, cartDatabases, startCartServer } from '../commerce/cart-server.ts';
import { fact } from './fact.ts';
import { HydrogenVisitor } from './hydrogen-visitor.ts';

/** Applies by itself to bathrobes. */
const robes: DiscountSeed = {
  number: 97,
  code: null,
  title: 'A quarter off robes',
  target: 'lines',
  value: { kind: 'percentage', basisPoints: 2500 },
  entitled: { products: ['bathrobe'] },
  combinesWith: { lines: true, order: true, shipping: true },
  startsAt: '2026-01-01T00:00:00.000Z',
};

// Re-enacted with the library's handlers: a Hydrogen application needs a build of its own.
describe.each(cartDatabases)('the discounts of a Hydrogen shop on $name', (database) => {
  let server: CartServer;
  let visitor: HydrogenVisitor;
  let siren: string;
  let picks: string;
  let robe: string;
  beforeAll(async () => {
    server = await startCartServer(database, commerceSeed.catalogue, {
      discounts: [...(commerceSeed.discounts ?? []), robes],
      giftCards: [],
    });
    siren = await server.variant('ASH-KEY-SIR');
    picks = await server.variant('ASH-PICKS-5');
    robe = await server.variant('ASH-ROBE-M');
  });
  beforeEach(() => {
    visitor = new HydrogenVisitor(server);
  });
  afterAll(() => server.close());

  const add = (merchandiseId: string, quantity: number) =>
    visitor.change((cart) => cart.addLines([{ merchandiseId, quantity }]));
  const apply = (...codes: string[]) => visitor.change((cart) => cart.updateDiscountCodes(codes));
  const applicable = (cart: Awaited<ReturnType<HydrogenVisitor['read']>>) =>
    cart?.discountCodes.flatMap(({ code, applicable: applies }) => (applies ? [code] : []));

  fact('suite', 'a code takes its part off the cart, and removing it gives the price back', async () => {
    await add(siren, 2);
    const { cart, userErrors, warnings } = await apply('WELCOME10');
    expect([userErrors, warnings]).toEqual([[], []]);
    expect(cart).toMatchObject({
      discountCodes: [{ code: 'WELCOME10', applicable: true }],
      discountAllocations: [{ code: 'WELCOME10', discountedAmount: { amount: '6.4', currencyCode: 'USD' } }],
      cost: { totalAmount: { amount: '57.6' } },
    });
    expect((await apply()).cart).toMatchObject({
      discountCodes: [],
      discountAllocations: [],
      cost: { totalAmount: { amount: '64.0' } },
    });
  });

  fact('suite', 'a code stays with the cart on the next page, and follows the quantities', async () => {
    await add(siren, 1);
    await apply('WELCOME10');
    expect(applicable(await visitor.read())).toEqual(['WELCOME10']);
    expect((await add(siren, 2)).cart).toMatchObject({ cost: { totalAmount: { amount: '86.4' } } });
  });

  fact('suite', 'a code of lines stands in their totals', async () => {
    await add(siren, 2);
    await add(picks, 4);
    const { cart } = await apply('TABLE15');
    expect(cart).toMatchObject({
      discountAllocations: [],
      cost: { totalAmount: { amount: '188.1' } },
      lines: {
        nodes: [
          {
            discountAllocations: [{ code: 'TABLE15', discountedAmount: { amount: '21.9' } }],
            cost: { subtotalAmount: { amount: '146.0' }, totalAmount: { amount: '124.1' } },
          },
          { discountAllocations: [], cost: { totalAmount: { amount: '64.0' } } },
        ],
      },
    });
  });

  fact('suite', 'two codes that combine are both taken off, and each is removed by itself', async () => {
    await add(siren, 2);
    await add(picks, 4);
    const both = await apply('TABLE15', 'WELCOME10');
    expect(applicable(both.cart)).toEqual(['TABLE15', 'WELCOME10']);
    // 64.00 + 146.00 × 0.85 = 188.10, less 10 % = 169.29
    expect(both.cart?.cost.totalAmount.amount).toBe('169.29');
    const one = await apply('WELCOME10');
    expect(applicable(one.cart)).toEqual(['WELCOME10']);
    expect(one.cart?.cost.totalAmount.amount).toBe('189.0');
  });

  fact('suite', 'of two codes that do not combine one applies, and the other stays listed', async () => {
    await add(siren, 4);
    const { cart } = await apply('WELCOME10', 'TAKE20');
    // 128.00: 20.00 off is more than 12.80.
    expect(cart).toMatchObject({
      discountCodes: [
        { code: 'WELCOME10', applicable: false },
        { code: 'TAKE20', applicable: true },
      ],
      cost: { totalAmount: { amount: '108.0' } },
    });
  });

  fact('suite', 'a code that nobody knows stays listed as not applicable, with a warning and no error', async () => {
    await add(siren, 2);
    const { cart, userErrors, warnings } = await apply('NO-SUCH-CODE');
    expect(userErrors).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'DISCOUNT_NOT_FOUND' }]);
    expect(cart).toMatchObject({
      discountCodes: [{ code: 'NO-SUCH-CODE', applicable: false }],
      cost: { totalAmount: { amount: '64.0' } },
    });
    const beside = await apply('NO-SUCH-CODE', 'WELCOME10');
    expect(applicable(beside.cart)).toEqual(['WELCOME10']);
    expect(beside.cart?.cost.totalAmount.amount).toBe('57.6');
  });

  fact('suite', 'a code is taken in any case, and given twice counts once', async () => {
    await add(siren, 2);
    const { cart } = await apply('welcome10', 'WELCOME10');
    expect(cart).toMatchObject({
      discountCodes: [{ code: 'welcome10', applicable: true }],
      cost: { totalAmount: { amount: '57.6' } },
    });
  });

  fact('suite', 'a code waits until the cart reaches its minimum', async () => {
    await add(siren, 3);
    const early = await apply('TAKE20');
    expect([applicable(early.cart), early.cart?.cost.totalAmount.amount]).toEqual([[], '96.0']);
    const { cart } = await add(siren, 1);
    expect([applicable(cart), cart?.cost.totalAmount.amount]).toEqual([['TAKE20'], '108.0']);
  });

  fact('suite', 'an automatic discount stands in its line without a code, beside a code', async () => {
    const { cart } = await add(robe, 1);
    expect(cart).toMatchObject({
      discountCodes: [],
      lines: {
        nodes: [
          {
            discountAllocations: [{ title: 'A quarter off robes', discountedAmount: { amount: '34.5' } }],
            cost: { subtotalAmount: { amount: '138.0' }, totalAmount: { amount: '103.5' } },
          },
        ],
      },
      cost: { totalAmount: { amount: '103.5' } },
    });
    const withCode = await apply('WELCOME10');
    expect([applicable(withCode.cart), withCode.cart?.cost.totalAmount.amount]).toEqual([['WELCOME10'], '93.15']);
  });

  fact('suite', 'a code before any product begins the cart, and applies once there is one', async () => {
    const { cart } = await apply('WELCOME10');
    expect(cart).toMatchObject({ totalQuantity: 0, discountCodes: [{ code: 'WELCOME10', applicable: false }] });
    const filled = await add(siren, 2);
    expect([filled.cart?.id, applicable(filled.cart)]).toEqual([cart?.id, ['WELCOME10']]);
  });
});
