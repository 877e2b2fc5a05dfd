import { chooseDiscounts } from './choose-discounts.ts';
import { discountLines } from './discount-lines.ts';
import { refusalAlone } from './entitled-lines.ts';
import { priceDelivery } from './price-delivery.ts';
import type { DiscountToApply, PriceInput } from './price-input.ts';
import { priceTaxes } from './price-taxes.ts';
import type { DiscountRefusal, PricedCart } from './priced-cart.ts';

/**
 * Works out what a cart costs. In this order, each on what the one before left: line discounts, order discounts,
 * delivery and what takes from it, tax (half up, by line and by rate), gift cards. Pure: the same input, the same cents.
 */
export function priceCart(input: PriceInput): PricedCart {
  const refusals = new Map(input.discounts.map((discount) => [discount, refusalAlone(discount, input.lines)] as const));
  const usable = input.discounts.filter((discount) => refusals.get(discount) === null);
  const chosen = chooseDiscounts(usable, (set) => saved(input, set));
  const { lines, subtotal, delivery } = discounted(input, chosen);

  const taxed = priceTaxes(
    lines.map(({ line, total }) => ({ taxable: line.taxable, total })),
    delivery?.total ?? 0,
    input.destination,
  );
  const totalTax = taxed.taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const total = subtotal + (delivery?.total ?? 0) + totalTax;
  const giftCards = payByGiftCards(input, total);
  return {
    currencyCode: input.currencyCode,
    lines: lines.map((entry, index) => ({
      id: entry.line.id,
      quantity: entry.line.quantity,
      subtotal: entry.subtotal,
      discounts: entry.discounts,
      total: entry.total,
      tax: taxed.lines[index] ?? 0,
    })),
    subtotal,
    delivery: delivery && {
      handle: delivery.handle,
      title: delivery.title,
      amount: delivery.amount,
      discount: delivery.discount,
      total: delivery.total,
      tax: taxed.delivery,
    },
    taxes: taxed.taxes,
    totalTax,
    total,
    giftCards,
    due: total - giftCards.reduce((sum, card) => sum + card.amountUsed, 0),
    discounts: input.discounts.map((discount) => {
      const reason = refusals.get(discount) ?? refusalTogether(discount);
      return { id: discount.id, code: discount.code, applies: reason === null, reason };
    }),
  };

  function refusalTogether(discount: DiscountToApply): DiscountRefusal | null {
    if (!chosen.includes(discount)) return 'notCombinable';
    if (discount.target === 'shipping') return delivery?.isPickUp ? 'noShipping' : null;
    const taken = lines.some((entry) => entry.discounts.some(({ id }) => id === discount.id));
    return taken ? null : 'notCombinable';
  }
}

function discounted(input: PriceInput, discounts: DiscountToApply[]) {
  const lines = discountLines(input.lines, discounts);
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0);
  return { lines, subtotal, delivery: priceDelivery(input, subtotal, discounts) };
}

/** What a set of discounts takes off in all. A free delivery's worth is not known before the destination is. */
function saved(input: PriceInput, discounts: DiscountToApply[]): number {
  const { lines, delivery } = discounted(input, discounts);
  const allocations = [...lines.flatMap((line) => line.discounts), ...(delivery?.discount ?? [])];
  return allocations.reduce((sum, { amount }) => sum + amount, 0);
}

function payByGiftCards(input: PriceInput, total: number): PricedCart['giftCards'] {
  let left = total;
  return input.giftCards.map(({ id, lastCharacters, balance }) => {
    const amountUsed = Math.min(balance, left);
    left -= amountUsed;
    return { id, lastCharacters, amountUsed, balance };
  });
}
