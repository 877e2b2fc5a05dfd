import type { OrderDetail } from '#clients/commerce/account-client.ts';
import type { Money } from '#protocol/money.ts';
import { maskedGiftCard } from '#protocol/shopify/masked-gift-card.ts';

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

/** `Visa •••• 4242`. */
export function cardName({ brand, last4 }: NonNullable<PaymentSummary['card']>): string {
  return `${brand ?? 'Card'} •••• ${last4}`;
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
 * then what paid for it, where gift cards did, and what was given back.
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
  const taxes = order.totalTax ? sum([order.totalTax]) : 0;
  const refunded = sum([order.totalRefunded]);
  const total = sum([order.totalPrice]);
  const { card = null, giftCards = [] } = readPayment(order) ?? {};
  const byCard = total - giftCards.reduce((paid, { amount }) => paid + cents(amount), 0);
  return [
    line('Subtotal', goods),
    ...(reduced > 0 ? [line(`Discounts${discountNames(order, 'LINE_ITEM')}`, -reduced)] : []),
    line('Delivery', shipping),
    ...(shippingReduced > 0
      ? [line(`Delivery discount${discountNames(order, 'SHIPPING_LINE')}`, -shippingReduced)]
      : []),
    line('Taxes', taxes),
    line('Total', total, true),
    ...giftCards.map((gift) => line(`Paid with gift card ${maskedGiftCard(gift.lastCharacters)}`, -cents(gift.amount))),
    ...(card && giftCards.length > 0 && byCard > 0 ? [line(`Paid with ${cardName(card)}`, -byCard)] : []),
    ...(refunded > 0 ? [line('Given back', -refunded)] : []),
  ];
}

/** ` (SUMMER, Spring sale)`: what the discounts of the goods, or of the delivery, are called. */
function discountNames(
  { discountApplications: { nodes } }: OrderDetail,
  target: 'LINE_ITEM' | 'SHIPPING_LINE',
): string {
  const names = nodes
    .filter(({ targetType }) => targetType === target)
    .flatMap((node) => ('code' in node ? [node.code] : 'title' in node ? [node.title] : []));
  return names.length > 0 ? ` (${[...new Set(names)].join(', ')})` : '';
}

function sum(amounts: readonly { amount: string }[]): number {
  return amounts.reduce((total, { amount }) => total + cents(amount), 0);
}

function cents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
