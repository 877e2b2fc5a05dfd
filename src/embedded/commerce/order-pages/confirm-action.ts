import { formatMoney } from '#protocol/money.ts';
import type { ConfirmationData } from '#server-pages/operator/operator-pages.ts';
import { planCancel } from '../orders/management/cancel-order.ts';
import { describePieces } from '../orders/management/line-quantities.ts';
import type { OrderManagement } from '../orders/management/order-management.ts';
import { planRefund, type RefundPlan } from '../orders/management/plan-refund.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { orderTotals } from '../orders/order-totals.ts';
import { money } from '../prices/money.ts';
import { readCancellation, readRefund } from './order-actions.ts';
import { cancelReasonNames } from './possible-actions.ts';

/**
 * The page that stands before an action which pays money back: what, how much and where to. Null for every other action,
 * and once the operator has seen the amount. Throws OrderRefused for what cannot be done.
 */
export async function confirmAction(
  management: OrderManagement,
  number: string,
  action: string,
  form: URLSearchParams,
): Promise<ConfirmationData | null> {
  if (form.has('expected') || (action !== 'refund' && action !== 'cancel')) return null;
  const order = await management.show(number);
  return action === 'refund' ? confirmRefund(order, form) : confirmCancel(order, form);
}

function confirmRefund(order: OrderRecord, form: URLSearchParams): ConfirmationData {
  const request = readRefund(form);
  const plan = planRefund(order, request);
  const amount = shown(order, plan.amount);
  return {
    ...page(order, 'refund', form, plan.amount),
    title: `Refund #${order.row.number}`,
    question: `Refund ${amount} of order #${order.row.number}?`,
    facts: facts({
      ...refundFacts(order, plan),
      'Left to refund after it': shown(order, orderTotals(order).current.total - plan.amount),
      Why: request.reason ?? '',
    }),
    consequences: plan.isLast
      ? 'Every piece is paid back then: nothing of the order can be fulfilled or shipped any more. Pieces go back on the shelf in a step of their own. This cannot be undone.'
      : 'Pieces go back on the shelf in a step of their own. This cannot be undone.',
    button: `Refund ${amount}`,
  };
}

function confirmCancel(order: OrderRecord, form: URLSearchParams): ConfirmationData {
  const { reason, restock } = readCancellation(form);
  const plan = planCancel(order);
  const stock = restock ? 'The pieces go back on the shelf.' : 'The pieces stay off the shelf.';
  return {
    ...page(order, 'cancel', form, plan?.amount ?? 0),
    title: `Cancel #${order.row.number}`,
    question: `Cancel order #${order.row.number}?`,
    facts: facts({ ...(plan && refundFacts(order, plan)), Why: cancelReasonNames[reason] }),
    consequences: `${plan ? '' : 'Nothing is left to pay back. '}${stock} This cannot be undone.`,
    button: plan ? `Cancel and refund ${shown(order, plan.amount)}` : 'Cancel the order',
  };
}

/** What both pages have in common: the form is sent again as it was, with the amount that is shown. */
function page({ row }: OrderRecord, action: string, form: URLSearchParams, expected: number) {
  return {
    part: 'orders' as const,
    action: `/operator/orders/${row.number}/${action}`,
    fields: { ...Object.fromEntries(form), expected: String(expected) },
    back: `/operator/orders/${row.number}`,
    keep: 'Back to the order',
  };
}

function refundFacts(order: OrderRecord, plan: RefundPlan): Record<string, string> {
  const amount = (cents: number) => (cents > 0 ? shown(order, cents) : '');
  const { payment } = order;
  const card = payment?.last4 ? `${payment.brand ?? 'Card'} ending in ${payment.last4}` : 'the card';
  return {
    Pieces: describePieces(plan.pieces),
    'Of the delivery': amount(plan.shipping),
    'Taxes in it': amount(plan.tax),
    'Goes back to': [
      ...(plan.toCard > 0 ? [`${card}: ${shown(order, plan.toCard)}`] : []),
      ...plan.giftCards.map((gift) => `Gift card •••• ${gift.lastCharacters}: ${shown(order, gift.amount)}`),
    ].join('\n'),
  };
}

/** Facts with something to say; their lines are parted by line breaks. */
function facts(entries: Record<string, string>): { name: string; lines: string[] }[] {
  return Object.entries(entries)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => ({ name, lines: text.split('\n') }));
}

function shown({ row }: OrderRecord, cents: number): string {
  return formatMoney(money(cents, row.currency_code));
}
