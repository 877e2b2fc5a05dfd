import { randomUUID } from 'node:crypto';
import type { CommerceContext } from '../../context.ts';
import type { PaymentState, PaymentTable } from '../../orders/tables.ts';
import type { Gateway } from './test-gateway.ts';

type Base = Pick<CommerceContext, 'db' | 'now'>;

/** A gateway, and how long it may take for one answer, in ms. */
export type Payments = { gateway: Gateway; timeLimit: number };

/** Payments without an order that are older than this were left behind by a stop. */
const FORGOTTEN_MS = 60_000;

export type PaymentOutcome = { kind: 'authorized'; id: string } | { kind: 'declined' } | { kind: 'timeout' };

/**
 * Authorizes an amount on a card, outside any transaction. It is stored before the gateway is asked, so that what
 * a stop leaves behind can be released; when the gateway does not answer in time, the payment is canceled there.
 */
export async function authorizePayment(
  context: CommerceContext,
  { gateway, timeLimit }: Payments,
  asked: {
    cartId: string;
    amount: number;
    currencyCode: string;
    card: { token: string; brand: string; last4: string };
  },
): Promise<PaymentOutcome> {
  const id = randomUUID();
  const { cartId, amount, currencyCode, card } = asked;
  const time = context.now().toISOString();
  const payment: PaymentTable = {
    id,
    cart_id: cartId,
    order_id: null,
    amount,
    currency_code: currencyCode,
    state: 'pending',
    brand: card.brand,
    last4: card.last4,
    created_at: time,
    updated_at: time,
  };
  await context.db.insertInto('commerce_payment').values(payment).execute();
  let outcome: 'authorized' | 'declined';
  try {
    outcome = await gateway.authorize(
      { id, amount, currencyCode, cardToken: card.token },
      AbortSignal.timeout(timeLimit),
    );
  } catch {
    await releasePayment(context, { gateway, timeLimit }, id);
    return { kind: 'timeout' };
  }
  await setState(context, id, outcome);
  return outcome === 'authorized' ? { kind: 'authorized', id } : { kind: 'declined' };
}

/** Releases a payment that became no order. When the gateway cannot be reached, the next start tries again. */
export async function releasePayment(context: Base, { gateway, timeLimit }: Payments, id: string): Promise<void> {
  const payments = context.db.selectFrom('commerce_payment').select('state').where('id', '=', id);
  // A commit whose answer was lost has made its order all the same: the money is the order's.
  if ((await payments.executeTakeFirst())?.state === 'captured') return;
  try {
    await gateway.release({ id }, AbortSignal.timeout(timeLimit));
  } catch {
    return;
  }
  await setState(context, id, 'voided');
}

/** Lets go of what a stop in the midst of paying has left behind. */
export async function releaseForgotten(context: Base, payments: Payments): Promise<void> {
  const since = new Date(context.now().getTime() - FORGOTTEN_MS).toISOString();
  const forgotten = await context.db
    .selectFrom('commerce_payment')
    .select('id')
    .where('state', 'in', ['pending', 'authorized'])
    .where('updated_at', '<', since)
    .execute();
  for (const { id } of forgotten) await releasePayment(context, payments, id);
}

/** How many tries to pay for a cart came to nothing. */
export async function failedPayments({ db }: CommerceContext, cartId: string): Promise<number> {
  const { count } = await db
    .selectFrom('commerce_payment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cart_id', '=', cartId)
    .where('state', '=', 'declined')
    .executeTakeFirstOrThrow();
  return count;
}

async function setState({ db, now }: Base, id: string, state: PaymentState): Promise<void> {
  await db
    .updateTable('commerce_payment')
    .set({ state, updated_at: now().toISOString() })
    .where('id', '=', id)
    .where('state', '!=', 'captured')
    .execute();
}
