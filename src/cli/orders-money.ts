import { type Cancellation, planCancel } from '#embedded/commerce/orders/management/cancel-order.ts';
import type { OrderManagement } from '#embedded/commerce/orders/management/order-management.ts';
import { OrderRefused } from '#embedded/commerce/orders/management/order-refused.ts';
import { planRefund, type RefundRequest } from '#embedded/commerce/orders/management/plan-refund.ts';
import type { OrderRecord } from '#embedded/commerce/orders/order-record.ts';
import { orderTotals } from '#embedded/commerce/orders/order-totals.ts';
import { money } from '#embedded/commerce/prices/money.ts';
import { formatMoney } from '#protocol/money.ts';
import { printOrder } from './orders-print.ts';

/** Asks the person at the terminal; null where there is none. */
export type Ask = ((question: string) => Promise<boolean>) | null;

/** `--yes` was given, and who can be asked without it. */
type Consent = { yes: boolean; ask: Ask };

/** Pays back once somebody has seen the amount and said yes. */
export async function refund(
  management: OrderManagement,
  reference: string,
  request: RefundRequest,
  consent: Consent,
): Promise<string> {
  const order = await management.show(reference);
  const { amount } = planRefund(order, request);
  const left = orderTotals(order).current.total - amount;
  const question = `Refund ${shown(order, amount)} of order #${order.row.number}? Left to refund after it: ${shown(order, left)}.`;
  if (!(await agreed(question, consent))) return 'Nothing was refunded.\n';
  return printOrder(await management.refund(reference, { ...request, expected: amount }));
}

/** Cancels once somebody has seen what is paid back and said yes. */
export async function cancel(
  management: OrderManagement,
  reference: string,
  cancellation: Cancellation,
  consent: Consent,
): Promise<string> {
  const order = await management.show(reference);
  const plan = planCancel(order);
  const back = plan ? ` and refund ${shown(order, plan.amount)}` : '';
  const question = `Cancel order #${order.row.number}${back}? This cannot be undone.`;
  if (!(await agreed(question, consent))) return 'Nothing was canceled.\n';
  return printOrder(await management.cancel(reference, { ...cancellation, expected: plan?.amount }));
}

async function agreed(question: string, { yes, ask }: Consent): Promise<boolean> {
  if (yes) return true;
  if (ask) return ask(question);
  throw new OrderRefused(`${question}\nThere is no terminal to ask on, so nothing was done. Give --yes to do it.`);
}

function shown({ row }: OrderRecord, cents: number): string {
  return formatMoney(money(cents, row.currency_code));
}
