import { formatMoney } from '#protocol/money.ts';
import type { CommerceContext } from '../../context.ts';
import { creditGiftCard } from '../../gift-cards/gift-card.ts';
import { money } from '../../prices/money.ts';
import { randomId } from '../../random-id.ts';
import type { OrderRecord } from '../order-record.ts';
import { refundOfPieces } from '../refund-of-pieces.ts';
import { choosePieces, describePieces, type Pieces, refundablePieces } from './line-quantities.ts';
import { OrderRefused } from './order-refused.ts';
import { recordEvent } from './record-event.ts';

export type RefundRequest = {
  /** Null for every piece that can still be paid back; empty for none, where the delivery alone is. */
  pieces: Pieces | null;
  /** Of the delivery, in minor units; null for what belongs to the pieces: all of it with the last of them. */
  shipping: number | null;
  reason: string | null;
};

/**
 * Pays pieces of a locked order back: first to the card, as far as it paid, then onto the gift cards, the last used
 * first. Stock is not touched: `restockOrder` puts back what has come back.
 */
export async function refundOrder(context: CommerceContext, order: OrderRecord, request: RefundRequest): Promise<void> {
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
  const { amount, shipping, tax } = refundOfPieces(priced, {
    lines: pieces.map(({ line, quantity }) => ({
      id: line.cart_line_id,
      before: line.refunded_quantity,
      now: quantity,
    })),
    shippingBefore,
    shippingNow,
  });
  const giftCards = ontoGiftCards(order, amount);
  await context.db
    .insertInto('commerce_order_refund')
    .values({
      id: randomId(),
      order_id: order.key,
      amount,
      shipping,
      tax,
      lines: JSON.stringify(pieces.map(({ line, quantity }) => ({ lineId: line.id, quantity }))),
      gift_cards: JSON.stringify(giftCards),
      reason: request.reason,
      created_at: context.now().toISOString(),
    })
    .execute();
  for (const { line, quantity } of pieces) {
    await context.db
      .updateTable('commerce_order_line')
      .set((eb) => ({ refunded_quantity: eb('refunded_quantity', '+', quantity) }))
      .where('id', '=', line.id)
      .execute();
  }
  for (const card of giftCards.toSorted((a, b) => Number(a.id) - Number(b.id))) {
    await creditGiftCard(context, card.id, card.amount);
  }
  const message = `${formatMoney(money(amount, row.currency_code))} for ${describePieces(pieces) || 'the delivery'}`;
  await recordEvent(context, order, { status: 'REFUNDED', message });
}

/** What of a refund the card did not pay, by gift card. */
function ontoGiftCards({ priced, refunds }: OrderRecord, amount: number): { id: string; amount: number }[] {
  const credited = refunds.flatMap((refund) => refund.giftCards);
  const sum = (amounts: number[]) => amounts.reduce((total, entry) => total + entry, 0);
  const toCardBefore = sum(refunds.map((refund) => refund.amount)) - sum(credited.map((entry) => entry.amount));
  let left = amount - Math.min(amount, priced.due - toCardBefore);
  return priced.giftCards.toReversed().flatMap(({ id, amountUsed }) => {
    const back = sum(credited.filter((entry) => entry.id === id).map((entry) => entry.amount));
    const share = Math.min(left, amountUsed - back);
    left -= share;
    return share > 0 ? [{ id, amount: share }] : [];
  });
}
