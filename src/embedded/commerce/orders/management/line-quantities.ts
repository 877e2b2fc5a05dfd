import type { OrderRecord, SoldLine } from '../order-record.ts';
import { OrderRefused } from './order-refused.ts';

/** How many pieces of which line; `line` is its place in the order, from 1. */
export type Pieces = { line: number; quantity: number }[];

/** Lines of an order with how many pieces of each. */
export type ChosenPieces = { line: SoldLine; quantity: number }[];

/** Pieces of a line that were neither sent nor were paid back. */
export function openPieces(line: SoldLine): number {
  return Math.max(0, line.quantity - line.refunded_quantity - line.fulfilledQuantity);
}

/** Pieces of a line that can still be paid back. */
export function refundablePieces(line: RefundableLine): number {
  return line.quantity - line.refunded_quantity;
}

/** What of a line decides how much of it can be paid back. */
export type RefundableLine = Pick<SoldLine, 'quantity' | 'refunded_quantity'>;

/** Whether every piece of an order was paid back: nothing of it is sent after that. */
export function isFullyRefunded({ lines }: { lines: readonly RefundableLine[] }): boolean {
  return lines.every((line) => refundablePieces(line) === 0);
}

/** Pieces of a line that were paid back and are not yet back in stock. */
export function restockablePieces(line: SoldLine): number {
  return line.refunded_quantity - line.restocked_quantity;
}

/**
 * The lines meant, with how many of each: those asked for, or every piece there is when none are named. Throws
 * OrderRefused for a line that does not exist, and for more pieces than there are. `verb` completes the message.
 */
export function choosePieces(
  order: OrderRecord,
  asked: Pieces,
  available: (line: SoldLine) => number,
  verb: string,
): ChosenPieces {
  const chosen =
    asked.length === 0
      ? order.lines.map((line) => ({ line, quantity: available(line) }))
      : asked.map(({ line: place, quantity }) => {
          const line = order.lines.find((entry) => entry.position + 1 === place);
          if (!line) throw new OrderRefused(`#${order.row.number} has no line ${place}; it has ${order.lines.length}.`);
          const most = available(line);
          if (!Number.isInteger(quantity) || quantity < 1 || quantity > most) {
            throw new OrderRefused(`Of line ${place} (${line.title}), ${most} can be ${verb}, not ${quantity}.`);
          }
          return { line, quantity };
        });
  const places = chosen.map(({ line }) => line.position);
  if (new Set(places).size < places.length) throw new OrderRefused('Name each line once.');
  return chosen.filter(({ quantity }) => quantity > 0);
}

/** `2 × Karl’s mug, 1 × Key tag`. */
export function describePieces(pieces: ChosenPieces): string {
  return pieces.map(({ line, quantity }) => `${quantity} × ${line.title}`).join(', ');
}
