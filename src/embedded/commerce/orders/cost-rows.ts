import { maskedGiftCard } from '#protocol/shopify/masked-gift-card.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';

/** One line below the goods: what it is called, and what it adds or (below zero) takes. Minor units. */
export type CostRow = { name: string; amount: number };

/**
 * What lies between the goods and the total, in the order people add it up: each discount by its code or name, the
 * delivery and what it was reduced by, every tax by its name. Checkout, order page and mail all show these.
 */
export function costRows(priced: PricedCart): CostRow[] {
  const { delivery } = priced;
  const goods = priced.lines.reduce((sum, line) => sum + line.subtotal, 0);
  return [
    { name: 'Goods', amount: goods },
    ...discountRows(priced),
    ...(delivery ? [{ name: `Delivery, ${lowerFirst(delivery.title)}`, amount: delivery.amount }] : []),
    ...(delivery?.discount ?? []).map((entry) => ({
      name: `Delivery with ${entry.code ?? entry.title}`,
      amount: -entry.amount,
    })),
    ...priced.taxes.map((tax) => ({ name: tax.title, amount: tax.amount })),
  ];
}

/** What gift cards paid of the total. */
export function giftCardRows(priced: PricedCart): CostRow[] {
  return priced.giftCards
    .filter((card) => card.amountUsed > 0)
    .map((card) => ({ name: `Gift card ${maskedGiftCard(card.lastCharacters)}`, amount: -card.amountUsed }));
}

function discountRows({ lines }: PricedCart): CostRow[] {
  const taken = new Map<number, CostRow>();
  for (const entry of lines.flatMap((line) => line.discounts)) {
    const row = taken.get(entry.id) ?? { name: entry.code ?? entry.title, amount: 0 };
    taken.set(entry.id, { ...row, amount: row.amount - entry.amount });
  }
  return [...taken.values()].filter((row) => row.amount !== 0);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
