import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from './discount-lines.ts';
import { priceCart } from './price-cart.ts';
import type { DiscountToApply, LineToPrice, PriceInput } from './price-input.ts';
import { shareOf } from './share-of.ts';

const money = fc.integer({ min: 0, max: 2_000_00 });
const flags = fc.record({ lines: fc.boolean(), order: fc.boolean(), shipping: fc.boolean() });
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const line: fc.Arbitrary<Omit<LineToPrice, 'id'>> = fc.record({
  productId: fc.integer({ min: 1, max: 4 }),
  collectionIds: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  quantity: fc.integer({ min: 0, max: 9 }),
  unitAmount: money,
  compareAt: fc.constant(null),
  weightGrams: fc.integer({ min: 0, max: 4_000 }),
  taxable: fc.boolean(),
});

const discount: fc.Arbitrary<Omit<DiscountToApply, 'id' | 'code' | 'title'>> = fc
  .tuple(
    fc.oneof(
      fc.record({
        target: fc.constantFrom('lines' as const, 'order' as const),
        value: fc.record({
          kind: fc.constant('percentage' as const),
          basisPoints: fc.integer({ min: 1, max: 10_000 }),
        }),
      }),
      fc.record({
        target: fc.constantFrom('lines' as const, 'order' as const),
        value: fc.record({ kind: fc.constant('fixed' as const), amount: money, eachItem: fc.boolean() }),
      }),
      fc.record({
        target: fc.constant('shipping' as const),
        value: fc.record({ kind: fc.constant('freeShipping' as const) }),
      }),
    ),
    fc.record({
      entitled: some(
        fc.record({
          productIds: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
          collectionIds: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
        }),
      ),
      minimumSubtotal: some(money),
      minimumQuantity: some(fc.integer({ min: 1, max: 12 })),
      combinesWith: flags,
    }),
  )
  .map(([what, rules]) => ({ ...what, ...rules }));

const input: fc.Arbitrary<PriceInput> = fc
  .record({
    currencyCode: fc.constantFrom('USD', 'CAD'),
    lines: fc.array(line, { maxLength: 6 }),
    discounts: fc.array(discount, { maxLength: 6 }),
    balances: fc.array(money, { maxLength: 3 }),
    destination: some(
      fc.constantFrom(
        { countryCode: 'US', provinceCode: 'NJ' },
        { countryCode: 'US', provinceCode: 'OR' },
        { countryCode: 'CA', provinceCode: 'QC' },
        { countryCode: 'CA', provinceCode: null },
        { countryCode: 'FR', provinceCode: null },
      ),
    ),
    deliveryHandle: fc.constantFrom(null, 'standard', 'express', 'collect', 'no-such'),
  })
  .map(({ balances, ...rest }) => ({
    ...rest,
    lines: rest.lines.map((entry, index) => ({ ...entry, id: `line-${index}` })),
    discounts: rest.discounts.map((entry, index) => ({
      ...entry,
      id: index,
      code: `CODE${index}`,
      title: `CODE${index}`,
    })),
    giftCards: balances.map((balance, index) => ({ id: `card-${index}`, lastCharacters: 'abcd', balance })),
  }));

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('whatever is priced adds up, to the cent, and nothing is ever negative', () => {
  fc.assert(
    fc.property(input, (given) => {
      const priced = priceCart(given);
      for (const entry of priced.lines) {
        expect(entry.total).toBe(entry.subtotal - sum(entry.discounts.map(({ amount }) => amount)));
        for (const amount of [entry.total, entry.tax, ...entry.discounts.map((one) => one.amount)]) {
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }
      const { delivery } = priced;
      if (delivery) expect(delivery.total).toBe(delivery.amount - sum(delivery.discount.map(({ amount }) => amount)));
      expect(priced.subtotal).toBe(sum(priced.lines.map(({ total }) => total)));
      expect(priced.totalTax).toBe(sum(priced.lines.map(({ tax }) => tax)) + (delivery?.tax ?? 0));
      expect(priced.totalTax).toBe(sum(priced.taxes.map(({ amount }) => amount)));
      expect(priced.total).toBe(priced.subtotal + (delivery?.total ?? 0) + priced.totalTax);
      expect(priced.due + sum(priced.giftCards.map(({ amountUsed }) => amountUsed))).toBe(priced.total);
      expect(priced.due).toBeGreaterThanOrEqual(0);
      for (const card of priced.giftCards) expect(card.amountUsed).toBeLessThanOrEqual(card.balance);
    }),
    { numRuns: 500 },
  );
});

test('discounts that are used allow each other, are used once, and those refused take nothing', () => {
  fc.assert(
    fc.property(input, (given) => {
      const priced = priceCart(given);
      const used = given.discounts.filter((_, index) => priced.discounts[index]?.applies);
      for (const a of used) for (const b of used) expect(a === b || a.combinesWith[b.target]).toBe(true);
      const taken = priced.lines.flatMap((entry) => entry.discounts.map(({ id }) => id));
      for (const { id, applies, reason } of priced.discounts) {
        expect(applies).toBe(reason === null);
        if (!applies) expect(taken).not.toContain(id);
      }
      for (const entry of priced.lines) {
        expect(entry.discounts.filter(({ target }) => target === 'lines').length).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 500 },
  );
});

test('a fixed discount alone takes exactly its amount, or everything there is', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), money, fc.boolean(), (lines, amount, ofOrder) => {
      const priced = priceCart({
        ...base,
        lines: lines.map((entry, index) => ({ ...entry, id: String(index) })),
        discounts: [{ ...tenPercent, target: ofOrder ? 'order' : 'lines', value: { kind: 'fixed', amount } }],
      });
      const before = sum(priced.lines.map(({ subtotal }) => subtotal));
      expect(before - priced.subtotal).toBe(Math.min(amount, before));
    }),
  );
});

test('an amount is spread exactly, and never beyond a weight', () => {
  fc.assert(
    fc.property(fc.array(money, { minLength: 1 }), fc.double({ min: 0, max: 1, noNaN: true }), (weights, part) => {
      const amount = Math.floor(sum(weights) * part);
      const shares = allocate(amount, weights);
      expect(sum(shares)).toBe(amount);
      for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
    }),
  );
  // 10.00 over three equal parts: 3.33 each, and the cent left goes to the first.
  expect(allocate(1000, [5, 5, 5])).toEqual([334, 333, 333]);
  // 1.00 over 1:2:4 is 14.28, 28.57 and 57.14: 99 cents, and the last cent to the part that lost .57.
  expect(allocate(100, [1, 2, 4])).toEqual([14, 29, 57]);
});

test('a share is rounded half up', () => {
  // 10 % of 5 cents is 0.5; 9.975 % of 100.00 is 9.975; 6.625 % of 4.00 is 26.5 cents.
  expect([shareOf(5, 1000), shareOf(10_000, 997.5), shareOf(400, 662.5), shareOf(4, 1000)]).toEqual([1, 998, 27, 0]);
});

const base: PriceInput = {
  currencyCode: 'USD',
  lines: [],
  discounts: [],
  giftCards: [],
  destination: null,
  deliveryHandle: null,
};

const tenPercent: DiscountToApply = {
  id: 1,
  code: 'TEN',
  title: 'TEN',
  value: { kind: 'percentage', basisPoints: 1000 },
  target: 'lines',
  entitled: null,
  minimumSubtotal: null,
  minimumQuantity: null,
  combinesWith: { lines: false, order: false, shipping: false },
};
