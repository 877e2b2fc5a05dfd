import { expect, test } from 'vitest';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import type { OrderDetail } from '#clients/commerce/account-client.ts';
import { orderCosts } from './order-costs.ts';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' }) as const;
const taken = (amount: string) => ({ allocatedAmount: usd(amount) });

type Change = { payments?: object; applications?: object[]; shippingTaken?: string; refunded?: string };

/** Two mugs of 19.90 each, 4.00 off, sent for 7.00, with 2.50 of tax: 45.30. */
function order({ payments, applications = [], shippingTaken, refunded = '0.0' }: Change): OrderDetail {
  return partialDouble<OrderDetail>({
    totalPrice: usd('45.3'),
    totalShippingPrice: usd('7.0'),
    totalTax: usd('2.5'),
    totalRefunded: usd(refunded),
    lineItems: { nodes: [{ originalTotalPrice: usd('39.8'), discountAllocations: [taken('4.0')] }] },
    shippingDiscountAllocations: shippingTaken ? [taken(shippingTaken)] : [],
    discountApplications: { nodes: applications },
    payments: payments ? { value: JSON.stringify(payments) } : null,
  });
}

const lines = (change: Change) => orderCosts(order(change)).map(({ label, money }) => `${label}: ${money.amount}`);

const goods = { __typename: 'DiscountCodeApplication', targetType: 'LINE_ITEM', code: 'TABLE15' };
const delivery = { __typename: 'DiscountCodeApplication', targetType: 'SHIPPING_LINE', code: 'FREESHIP' };

test('a discount is named where it was taken', () => {
  expect(lines({ applications: [goods, delivery] })).toEqual([
    'Subtotal: 39.80',
    'Discounts (TABLE15): -4.00',
    'Delivery: 7.00',
    'Taxes: 2.50',
    'Total: 45.30',
  ]);
  expect(lines({ applications: [goods, delivery], shippingTaken: '7.0' })).toContain(
    'Delivery discount (FREESHIP): -7.00',
  );
});

test('what gift cards and the card paid adds up to the total', () => {
  const card = { brand: 'Visa', last4: '4242' };
  const giftCards = [{ lastCharacters: 'srn1', amount: '25.0' }];
  const after = (change: Change) => lines(change).slice(5);
  expect(after({ payments: { card, giftCards } })).toEqual([
    'Paid with gift card •••• SRN1: -25.00',
    'Paid with Visa •••• 4242: -20.30',
  ]);
  expect(after({ payments: { card, giftCards: [] } })).toEqual([]);
  expect(after({ payments: { card: null, giftCards }, refunded: '19.9' })).toEqual([
    'Paid with gift card •••• SRN1: -25.00',
    'Given back: -19.90',
  ]);
  expect(after({ payments: { card: 'none' } })).toEqual([]);
});
