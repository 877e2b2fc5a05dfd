import { type Cancellation, cancelReasons } from '../orders/management/cancel-order.ts';
import type { Pieces } from '../orders/management/line-quantities.ts';
import type { OrderManagement } from '../orders/management/order-management.ts';
import { OrderRefused } from '../orders/management/order-refused.ts';
import type { RefundRequest } from '../orders/management/plan-refund.ts';
import { statusNamed } from '../orders/management/set-status.ts';

/** Does what a form of the order's page asks for. Throws OrderRefused for what cannot be, and for a form that is wrong. */
export async function runOrderAction(
  management: OrderManagement,
  order: string,
  action: string,
  form: URLSearchParams,
) {
  const text = textOf(form);
  switch (action) {
    case 'fulfil':
      return management.fulfil(order, chosenPieces(form), tracking(text));
    case 'ship':
      return management.ship(order, tracking(text));
    case 'deliver':
      return management.deliver(order);
    case 'status':
      return management.setStatus(order, moveOf(text('status') ?? ''), text('message'));
    case 'refund':
      return management.refund(order, { ...readRefund(form), expected: expectedAmount(form) });
    case 'restock':
      return management.restock(order, chosenPieces(form));
    case 'cancel':
      return management.cancel(order, { ...readCancellation(form), expected: expectedAmount(form) });
    default:
      throw new OrderRefused(`There is no action '${action}'.`);
  }
}

/** What the form of a refund asks for. It must say why: the books and the guest ask. */
export function readRefund(form: URLSearchParams): RefundRequest {
  const text = textOf(form);
  const reason = text('reason');
  if (reason === null) throw new OrderRefused('Say why it is paid back.');
  const [pieces, shipping] = [piecesOf(form), amount(text('shipping'))];
  if (pieces.length === 0 && shipping === null) {
    throw new OrderRefused('Choose at least one piece, or an amount of the delivery.');
  }
  return { pieces, shipping, reason };
}

export function readCancellation(form: URLSearchParams): Cancellation {
  const reason = cancelReasons.find((entry) => entry === form.get('reason'));
  if (!reason) throw new OrderRefused('Choose why the order is canceled.');
  return { reason, restock: form.has('restock') };
}

/** The amount that was shown before, in minor units. Nothing is paid back that nobody has seen. */
function expectedAmount(form: URLSearchParams): number {
  const shown = form.get('expected') ?? '';
  if (!/^\d{1,12}$/.test(shown)) throw new OrderRefused('Look at the amount before it is paid back.');
  return Number(shown);
}

/** A status that pays nothing back: canceling has a form of its own, which shows the amount first. */
function moveOf(status: string): string {
  if (statusNamed(status) === 'CANCELED')
    throw new OrderRefused('Cancel it with its own form, which shows the amount.');
  return status;
}

function textOf(form: URLSearchParams) {
  return (name: string) => form.get(name)?.trim() || null;
}

/** Fields `line-1`, `line-2` … hold how many pieces of each line; a form has at least one above zero. */
function chosenPieces(form: URLSearchParams): Pieces {
  const pieces = piecesOf(form);
  if (pieces.length === 0) throw new OrderRefused('Choose at least one piece.');
  return pieces;
}

function piecesOf(form: URLSearchParams): Pieces {
  return [...form].flatMap(([name, value]) => {
    const place = /^line-(\d{1,4})$/.exec(name)?.[1];
    if (!place || value.trim() === '' || value.trim() === '0') return [];
    return [{ line: Number(place), quantity: Number(value) }];
  });
}

function tracking(text: (name: string) => string | null) {
  const url = text('url');
  if (url !== null && !/^https?:\/\/\S+$/.test(url)) {
    throw new OrderRefused('The tracking address must begin with https://');
  }
  return { company: text('company'), number: text('number'), url };
}

function amount(text: string | null): number | null {
  if (text === null) return null;
  const [, units, fraction = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (!units) throw new OrderRefused(`'${text}' is not an amount such as 5.00`);
  return Number(units) * 100 + Number(fraction.padEnd(2, '0'));
}
