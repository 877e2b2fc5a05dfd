import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceCart } from '../pricing/price-cart.ts';
import type { PriceInput } from '../pricing/price-input.ts';
import { refundOfPieces } from './refund-of-pieces.ts';

const input = (quantity: number, unitAmount: number): PriceInput => ({
  currencyCode: 'CAD',
  lines: [
    {
      id: 'a',
      productId: 1,
      collectionIds: [],
      quantity,
      unitAmount,
      compareAt: null,
      weightGrams: 200,
      taxable: true,
    },
    {
      id: 'b',
      productId: 2,
      collectionIds: [],
      quantity: 1,
      unitAmount: 1234,
      compareAt: null,
      weightGrams: 200,
      taxable: true,
    },
  ],
  discounts: [
    {
      id: 1,
      code: 'TEN',
      title: 'Ten percent',
      value: { kind: 'percentage', basisPoints: 1000 },
      target: 'order',
      entitled: null,
      minimumSubtotal: null,
      minimumQuantity: null,
      combinesWith: { lines: true, order: true, shipping: true },
    },
  ],
  giftCards: [],
  destination: { countryCode: 'CA', provinceCode: 'QC' },
  deliveryHandle: 'standard',
});

test('however an order is split into refunds, they sum up to what was paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9_999 }),
      fc.nat(9),
      (quantity, unit, cut) => {
        const priced = priceCart(input(quantity, unit));
        const first = Math.min(cut, quantity);
        const shipping = priced.delivery?.total ?? 0;
        const one = refundOfPieces(priced, {
          lines: [{ id: 'a', before: 0, now: first }],
          shippingBefore: 0,
          shippingNow: Math.trunc(shipping / 3),
        });
        const other = refundOfPieces(priced, {
          lines: [
            { id: 'a', before: first, now: quantity - first },
            { id: 'b', before: 0, now: 1 },
          ],
          shippingBefore: one.shipping,
          shippingNow: shipping - one.shipping,
        });
        expect(one.amount + other.amount).toBe(priced.total);
        expect(one.tax + other.tax).toBe(priced.totalTax);
        expect(one.amount).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('one of three pieces at CA$10.00 goes back with its share of discount and tax', () => {
  // 3 × 1000 and 1234 less 10 %: the line of three costs 2700; GST 5 % 135 and QST 9.975 % 269 (269.325) are its tax.
  const priced = priceCart(input(3, 1000));
  // 2700 / 3 = 900; 404 / 3 = 134.67, half up 135.
  expect(
    refundOfPieces(priced, { lines: [{ id: 'a', before: 0, now: 1 }], shippingBefore: 0, shippingNow: 0 }),
  ).toEqual({
    amount: 1035,
    shipping: 0,
    tax: 135,
  });
});
