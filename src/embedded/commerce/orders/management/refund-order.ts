import { formatMoney } from '#protocol/money.ts';
import type { CommerceContext } from '../../context.ts';
import { creditGiftCard } from '../../gift-cards/gift-card.ts';
import { money } from '../../prices/money.ts';
import { randomId } from '../../random-id.ts';
import type { OrderRecord } from '../order-record.ts';
import { describePieces } from './line-quantities.ts';
import { OrderRefused } from './order-refused.ts';
import { planRefund, type RefundRequest } from './plan-refund.ts';
import { recordEvent } from './record-event.ts';

/** `expected` is the amount that the operator was shown, in minor units; absent where nobody was shown one. */
export type ConfirmedRefund = RefundRequest & { expected?: number | undefined };

/**
 * Pays pieces of a locked order back as `planRefund` says. Stock is not touched: `restockOrder` puts back what has come
 * back. Throws OrderRefused when it would be another amount than expected.
 */
export async function refundOrder(
  context: CommerceContext,
  order: OrderRecord,
  request: ConfirmedRefund,
): Promise<void> {
  const { row } = order;
  const { pieces, amount, shipping, tax, giftCards } = planRefund(order, request);
  const shown = formatMoney(money(amount, row.currency_code));
  if (request.expected !== undefined && request.expected !== amount) {
    throw new OrderRefused(`#${row.number} has changed meanwhile: this would pay back ${shown}. Look at it again.`);
  }
  await context.db
    .insertInto('commerce_order_refund')
    .values({
      id: randomId(),
      order_id: order.key,
      amount,
      shipping,
      tax,
      lines: JSON.stringify(pieces.map(({ line, quantity }) => ({ lineId: line.id, quantity }))),
      gift_cards: JSON.stringify(giftCards.map((card) => ({ id: card.id, amount: card.amount }))),
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
  const message = `${shown} for ${describePieces(pieces) || 'the delivery'}`;
  await recordEvent(context, order, { status: 'REFUNDED', message });
}
