import { secretHash } from '#services/secret.ts';
import type { MailchimpContext } from './mailchimp-context.ts';

/** What the link of a confirmation mail stands for; `done` once it was used. */
export type Confirmation = { state: 'open' | 'done'; email: string; listName: string };

/** Looks up the token of a link; null when it does not work (any more). Changes nothing. */
export async function findConfirmation({ db, now }: MailchimpContext, token: string): Promise<Confirmation | null> {
  const row = await db
    .selectFrom('newsletter_member as member')
    .innerJoin('newsletter_list as list', 'list.id', 'member.list_id')
    .select(['member.status', 'member.email_address', 'member.confirmation_expires_at', 'list.name'])
    .where('member.confirmation_hash', '=', secretHash(token))
    .executeTakeFirst();
  if (!row) return null;
  const found = { email: row.email_address, listName: row.name };
  if (row.status === 'subscribed') return { state: 'done', ...found };
  const isOpen = row.status === 'pending' && (row.confirmation_expires_at ?? '') > now().toISOString();
  return isOpen ? { state: 'open', ...found } : null;
}

/** Makes the member of a link `subscribed`, whatever it was before; null when the link does not work. Twice is no harm. */
export async function confirmMember(context: MailchimpContext, token: string): Promise<Confirmation | null> {
  const at = context.now().toISOString();
  await context.db
    .updateTable('newsletter_member')
    .set({ status: 'subscribed', opted_out: 0, opted_in_at: at, last_changed: at })
    .where('confirmation_hash', '=', secretHash(token))
    .where('status', '=', 'pending')
    .where('confirmation_expires_at', '>', at)
    .execute();
  const found = await findConfirmation(context, token);
  return found?.state === 'done' ? found : null;
}
