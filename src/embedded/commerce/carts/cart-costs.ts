import type { CommerceContext } from '../context.ts';
import { money } from '../prices/money.ts';
import { appliedGiftCardId } from './cart-id.ts';
import type { CartLineRecord, CartRecord } from './cart-record.ts';
import { priceOfCart } from './price-of-cart.ts';

/**
 * What a cart costs in the schema's words: `subtotalAmount` is the lines after their own discounts, before the
 * order's; `totalAmount` has everything that is known, less what gift cards pay, like the vendor's.
 */
export async function cartCost(context: CommerceContext, cart: CartRecord) {
  const { priced, input } = await priceOfCart(context, cart);
  const { currencyCode } = priced;
  const afterLineDiscounts = priced.lines.map(({ subtotal, discounts }) =>
    discounts.reduce((left, { target, amount }) => left - (target === 'lines' ? amount : 0), subtotal),
  );
  const subtotalAmount = money(
    afterLineDiscounts.reduce((sum, amount) => sum + amount, 0),
    currencyCode,
  );
  const isEstimate = input.destination === null || input.destination.provinceCode === null;
  return {
    subtotalAmount,
    subtotalAmountEstimated: true,
    checkoutChargeAmount: subtotalAmount,
    totalAmount: money(priced.due, currencyCode),
    totalAmountEstimated: isEstimate,
    totalTaxAmount: input.destination === null ? null : money(priced.totalTax, currencyCode),
    totalTaxAmountEstimated: isEstimate,
    totalDutyAmount: null,
    totalDutyAmountEstimated: isEstimate,
  };
}

/** What a line costs: `totalAmount` is after its own discounts, before the order's. */
export async function lineCost(context: CommerceContext, cart: CartRecord, line: CartLineRecord) {
  const { priced } = await priceOfCart(context, cart);
  const own = priced.lines.find(({ id }) => id === line.lineId);
  const subtotal = own?.subtotal ?? 0;
  const taken = (own?.discounts ?? []).reduce((sum, { target, amount }) => sum + (target === 'lines' ? amount : 0), 0);
  const { currencyCode } = priced;
  const { amount, compareAt } = line.variant;
  return {
    amountPerQuantity: money(amount, currencyCode),
    compareAtAmountPerQuantity: compareAt === null ? null : money(compareAt, currencyCode),
    subtotalAmount: money(subtotal, currencyCode),
    totalAmount: money(subtotal - taken, currencyCode),
  };
}

/** The gift cards that pay here, with what each pays and what is left on it then. */
export async function appliedGiftCards(context: CommerceContext, cart: CartRecord) {
  const { priced } = await priceOfCart(context, cart);
  return cart.giftCards.flatMap(({ id, appliedId, last_characters }) => {
    const paid = priced.giftCards.find((card) => card.id === String(id));
    if (!paid) return [];
    const used = money(paid.amountUsed, priced.currencyCode);
    const left = money(paid.balance - paid.amountUsed, priced.currencyCode);
    return [
      {
        __typename: 'AppliedGiftCard',
        id: appliedGiftCardId(appliedId),
        lastCharacters: last_characters,
        amountUsed: used,
        amountUsedV2: used,
        presentmentAmountUsed: used,
        balance: left,
        balanceV2: left,
      },
    ];
  });
}
