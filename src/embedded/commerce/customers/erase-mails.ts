import type { Kysely } from 'kysely';
import type { CommerceTables } from '../database/tables.ts';

/**
 * Removes the mails of a customer who is erased: all to their address, and the account's own to those they had before,
 * which the notice of each move names. An address that has become another customer's keeps its mails.
 */
export async function eraseMails(db: Kysely<CommerceTables>, email: string): Promise<void> {
  const theirs = new Set([email]);
  // A set's loop comes to what is added on the way.
  for (const address of theirs) {
    const notices = await db
      .selectFrom('outbox_mail as mail')
      .leftJoin('commerce_customer as customer', 'customer.email', 'mail.recipient')
      .select('mail.recipient')
      .where('mail.kind', '=', 'customer_email_changed')
      .where('mail.text', 'like', `% ${address.replace(/[\\%_]/g, '\\$&')}.%`)
      .where('customer.id', 'is', null)
      .execute();
    for (const { recipient } of notices) theirs.add(recipient);
    const mails = db.deleteFrom('outbox_mail').where('recipient', '=', address);
    await (address === email ? mails : mails.where('kind', 'like', 'customer%')).execute();
  }
}
