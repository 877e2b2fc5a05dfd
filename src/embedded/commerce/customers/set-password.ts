import { queueMail } from '#services/outbox/queue-mail.ts';
import type { CommerceContext } from '../context.ts';
import { endAllTokens, issueToken } from './access-token.ts';
import { addressee, passwordChangedMail } from './customer-mails.ts';

/**
 * Gives a customer another password inside a transaction: every session ends, links that could change it again stop
 * working, the owner gets a mail, and a session of the new password is answered.
 */
export async function setPassword(inside: CommerceContext, customerId: number, passwordHash: string) {
  const customer = await inside.db
    .updateTable('commerce_customer')
    .set({ password_hash: passwordHash, updated_at: inside.now().toISOString() })
    .where('id', '=', customerId)
    .returning(['email', 'first_name', 'verified_at'])
    .executeTakeFirstOrThrow();
  await endAllTokens(inside, customerId);
  await inside.db
    .deleteFrom('commerce_customer_link')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'reset')
    .where('used_at', 'is', null)
    .execute();
  if (customer.email) {
    await queueMail(inside.db, passwordChangedMail(addressee(inside, customer.email, customer)), inside.now());
  }
  return issueToken(inside, customerId);
}
