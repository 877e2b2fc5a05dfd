import { erasureDelayDays } from '#protocol/shopify/erasure-delay.ts';
import { queueMail } from '#services/outbox/queue-mail.ts';
import type { CommerceContext } from '../context.ts';
import { addressee, erasureCanceledMail, erasureRequestedMail } from './customer-mails.ts';
import { lockCustomer } from './lock-customer.ts';

/** Schedules the erasure of a customer; a second request changes nothing. Answers why not, or null when it is scheduled. */
export async function requestErasure(inside: CommerceContext, customerId: number): Promise<'DOES_NOT_EXIST' | null> {
  const customer = await lockCustomer(inside, customerId);
  if (!customer?.email) return 'DOES_NOT_EXIST';
  const now = inside.now();
  const due = new Date(now.getTime() + erasureDelayDays * 86_400_000);
  const added = await inside.db
    .insertInto('commerce_customer_erasure')
    .values({
      customer_id: customerId,
      requested_at: now.toISOString(),
      due_at: due.toISOString(),
      erased_at: null,
    })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  if (added) {
    await queueMail(inside.db, erasureRequestedMail(addressee(inside, customer.email, customer), due), now);
  }
  return null;
}

/** Takes the request back while there is time. */
export async function cancelErasure(inside: CommerceContext, customerId: number) {
  const customer = await lockCustomer(inside, customerId);
  if (!customer?.email) return 'DOES_NOT_EXIST' as const;
  const { numDeletedRows } = await inside.db
    .deleteFrom('commerce_customer_erasure')
    .where('customer_id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return 'NOT_BEING_ERASED' as const;
  await queueMail(inside.db, erasureCanceledMail(addressee(inside, customer.email, customer)), inside.now());
  return null;
}
