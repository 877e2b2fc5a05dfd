import type { OrderDetail } from '#clients/commerce/account-client.ts';
import type { Money } from '#ui/money.ts';

/** One line of an order's costs. */
export type CostLine = { label: string; money: Money; strong?: boolean };

/** What the shop says of how an order was paid: the metafield `payment.summary`, JSON; amounts are decimal texts. */
export type PaymentSummary = {
  card: { brand: string | null; last4: string | null } | null;
  giftCards: { lastCharacters: string; amount: string }[];
};

/** Reads `payment.summary`; null where a shop keeps none, or something else. */
export function readPayment(order: Pick<OrderDetail, 'payments'>): PaymentSummary | null {
  try {
    const read: unknown = JSON.parse(order.payments?.value ?? 'null');
    return isPayment(read) ? read : null;
  } catch {
    return null;
  }
}

function isPayment(value: unknown): value is PaymentSummary {
  return (
    typeof value === 'object' &&
    value !== null &&
    'card' in value &&
    'giftCards' in value &&
    Array.isArray(value.giftCards)
  );
}

/**
 * The costs of an order in the order people add them up: what the things cost, less discounts, delivery, taxes, the total;
 * then what gift cards paid of it, and what was given back.
 */
export function orderCosts(order: OrderDetail): CostLine[] {
  const currencyCode = order.totalPrice.currencyCode;
  const line = (label: string, cents: number, strong = false): CostLine => ({
    label,
    money: { amount: (cents / 100).toFixed(2), currencyCode },
    ...(strong ? { strong } : {}),
  });
  const goods = sum(order.lineItems.nodes.map((item) => item.originalTotalPrice));
  const reduced = sum(
    order.lineItems.nodes.flatMap((item) => item.discountAllocations.map(({ allocatedAmount }) => allocatedAmount)),
  );
  const shipping = sum([order.totalShippingPrice]);
  const shippingReduced = sum(order.shippingDiscountAllocations.map(({ allocatedAmount }) => allocatedAmount));
  const names = discountNames(order);
  const taxes = order.totalTax ? sum([order.totalTax]) : 0;
  const refunded = sum([order.totalRefunded]);
  const cards = readPayment(order)?.giftCards ?? [];
  return [
    line('Subtotal', goods),
    ...(reduced > 0 ? [line(`Discounts${names}`, -reduced)] : []),
    line('Delivery', shipping),
    ...(shippingReduced > 0 ? [line('Delivery discount', -shippingReduced)] : []),
    line('Taxes', taxes),
    line('Total', sum([order.totalPrice]), true),
    ...cards.map((card) => line(`Paid with gift card •••• ${card.lastCharacters}`, -cents(card.amount))),
    ...(refunded > 0 ? [line('Given back', -refunded)] : []),
  ];
}

/** ` (SUMMER, Spring sale)`: what the discounts are called. */
function discountNames({ discountApplications: { nodes } }: OrderDetail): string {
  const names = nodes.flatMap((node) => ('code' in node ? [node.code] : 'title' in node ? [node.title] : []));
  return names.length > 0 ? ` (${[...new Set(names)].join(', ')})` : '';
}

function sum(amounts: readonly { amount: string }[]): number {
  return amounts.reduce((total, { amount }) => total + cents(amount), 0);
}

function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
