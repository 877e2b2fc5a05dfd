import { formatMoney } from '#protocol/money.ts';
import { money } from '../../prices/money.ts';
import type { OrderRecord } from '../order-record.ts';
import { type RefundAmounts, refundOfPieces } from '../refund-of-pieces.ts';
import { type ChosenPieces, choosePieces, type Pieces, refundablePieces } from './line-quantities.ts';
import { OrderRefused } from './order-refused.ts';

export type RefundRequest = {
  /** Null for every piece that can still be paid back; empty for none, where the delivery alone is. */
  pieces: Pieces | null;
  /** Of the delivery, in minor units; null for what belongs to the pieces: all of it with the last of them. */
  shipping: number | null;
  reason: string | null;
};

/** What a refund would do. Money is minor units of the order's currency. */
export type RefundPlan = RefundAmounts & {
  pieces: ChosenPieces;
  /** What goes back to the card; the rest goes onto gift cards. */
  toCard: number;
  giftCards: { id: string; lastCharacters: string; amount: number }[];
  /** Whether every piece of the order is paid back then. */
  isLast: boolean;
};

/**
 * Works out what a refund pays back and where to: first to the card, as far as it paid, then onto the gift cards, the
 * last used first. Throws OrderRefused for what cannot be paid back.
 */
export function planRefund(order: OrderRecord, request: Pick<RefundRequest, 'pieces' | 'shipping'>): RefundPlan {
  const { row, priced, refunds, lines } = order;
  const none = request.pieces?.length === 0;
  const pieces = none ? [] : choosePieces(order, request.pieces ?? [], refundablePieces, 'refunded');
  if (pieces.length === 0 && !request.shipping)
    throw new OrderRefused(`Everything of #${row.number} has been refunded.`);
  const shippingBefore = refunds.reduce((sum, refund) => sum + refund.shipping, 0);
  const shippingLeft = (priced.delivery?.total ?? 0) - shippingBefore;
  const now = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const left = lines.reduce((sum, line) => sum + refundablePieces(line), 0);
  const shippingNow = request.shipping ?? (now === left && left > 0 ? shippingLeft : 0);
  if (shippingNow > shippingLeft) {
    throw new OrderRefused(`Of the delivery, ${formatMoney(money(shippingLeft, row.currency_code))} can be refunded.`);
  }
  const amounts = refundOfPieces(priced, {
    lines: pieces.map(({ line, quantity }) => ({
      id: line.cart_line_id,
      before: line.refunded_quantity,
      now: quantity,
    })),
    shippingBefore,
    shippingNow,
  });
  const giftCards = ontoGiftCards(order, amounts.amount);
  const toCard = amounts.amount - total(giftCards);
  return { ...amounts, pieces, giftCards, toCard, isLast: now === left };
}

/** What of a refund the card did not pay, by gift card. */
function ontoGiftCards({ priced, refunds }: OrderRecord, amount: number): RefundPlan['giftCards'] {
  const credited = refunds.flatMap((refund) => refund.giftCards);
  const toCardBefore = total(refunds) - total(credited);
  let left = amount - Math.min(amount, priced.due - toCardBefore);
  return priced.giftCards.toReversed().flatMap(({ id, lastCharacters, amountUsed }) => {
    const share = Math.min(left, amountUsed - total(credited.filter((entry) => entry.id === id)));
    left -= share;
    return share > 0 ? [{ id, lastCharacters, amount: share }] : [];
  });
}

function total(entries: readonly { amount: number }[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}
