import { queueMail } from '#services/outbox/queue-mail.ts';
import { newSecret, secretHash } from '#services/secret.ts';
import { CONFIRMATION_DAYS, confirmationMail } from './confirmation-mail.ts';
import type { MailchimpContext } from './mailchimp-context.ts';
import { inComplianceState } from './problem.ts';
import type { MemberChanges } from './read-member.ts';
import type { ListRow, MemberRow } from './tables.ts';

/**
 * Writes a member with its changes, inside a transaction, and answers the row. A member that becomes `pending` is sent a
 * confirmation mail, in the same transaction; the link of an earlier mail then no longer works.
 *
 * Throws 400 when the address unsubscribed or bounced and is to be `subscribed`: only its owner can do that, by the
 * link of a confirmation mail.
 */
export async function saveMember(
  context: MailchimpContext,
  list: ListRow,
  member: MemberRow,
  changes: MemberChanges,
): Promise<MemberRow> {
  const { db, publicUrl, now } = context;
  const { status = member.status } = changes;
  if (status === 'subscribed' && member.opted_out === 1) throw inComplianceState(member.email_address);
  const token = changes.status === 'pending' ? newSecret() : null;
  const at = now();
  const expiry = new Date(at.getTime() + CONFIRMATION_DAYS * 86_400_000);
  const saved = await db
    .updateTable('newsletter_member')
    .set({
      status,
      opted_out: status === 'unsubscribed' || status === 'cleaned' ? 1 : member.opted_out,
      email_type: changes.email_type ?? member.email_type,
      merge_fields: changes.merge_fields
        ? JSON.stringify({ ...JSON.parse(member.merge_fields), ...changes.merge_fields })
        : member.merge_fields,
      language: changes.language ?? member.language,
      last_changed: at.toISOString(),
      ...(status === 'subscribed' && member.status !== 'subscribed' && { opted_in_at: at.toISOString() }),
      ...(token && { confirmation_hash: secretHash(token), confirmation_expires_at: expiry.toISOString() }),
    })
    .where('list_id', '=', member.list_id)
    .where('subscriber_hash', '=', member.subscriber_hash)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (token) {
    const url = `${publicUrl}/confirm?token=${token}`;
    await queueMail(db, confirmationMail({ recipient: member.email_address, listName: list.name, url }), at);
  }
  return saved;
}
