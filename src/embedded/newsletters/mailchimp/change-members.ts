import { findList, findMember } from './find-member.ts';
import type { MailchimpContext } from './mailchimp-context.ts';
import { invalidResource, memberExists, notFound, notRemovable } from './problem.ts';
import type { MemberChanges } from './read-member.ts';
import { saveMember } from './save-member.ts';
import { subscriberHash } from './subscriber-hash.ts';
import type { MemberRow } from './tables.ts';

type NewMember = MemberChanges & { email_address: string };
type Update = MemberChanges & { email_address?: string | undefined };
type Upsert = Update & { status_if_new?: MemberChanges['status'] };

/**
 * Adds a member to a list, or brings back one that was archived, unsubscribed or bounced. Of two at the same moment one is
 * added and the other refused. Throws 404 without the list, 400 for a member that is there.
 */
export function addMember(context: MailchimpContext, listId: string, added: NewMember): Promise<MemberRow> {
  return inTransaction(context, async (inside) => {
    const list = await findList(inside, listId);
    const { member, isNew } = await insertOrLock(inside, listId, added.email_address);
    const mayReturn =
      member.status === 'archived' ||
      (['unsubscribed', 'cleaned'].includes(member.status) && ['subscribed', 'pending'].includes(added.status ?? ''));
    if (!isNew && !mayReturn) throw memberExists(added.email_address);
    return saveMember(inside, list, member, added);
  });
}

/** Changes a member. Throws 404 when there is none. */
export function updateMember(
  context: MailchimpContext,
  [listId, hash]: [string, string],
  changes: Update,
): Promise<MemberRow> {
  return inTransaction(context, async (inside) => {
    const list = await findList(inside, listId);
    const member = await findMember(inside, listId, hash, { lock: true });
    if (!member) throw notFound();
    refuseOtherAddress(hash, changes.email_address);
    return saveMember(inside, list, member, changes);
  });
}

/** Changes a member, or adds it with `status_if_new` when there is none. Throws 400 when what a new one needs is missing. */
export function upsertMember(
  context: MailchimpContext,
  [listId, hash]: [string, string],
  { status_if_new, ...changes }: Upsert,
): Promise<MemberRow> {
  return inTransaction(context, async (inside) => {
    const list = await findList(inside, listId);
    refuseOtherAddress(hash, changes.email_address);
    const known = await findMember(inside, listId, hash, { lock: true });
    if (known) return saveMember(inside, list, known, changes);
    const status = status_if_new ?? changes.status;
    if (!changes.email_address) throw missing('email_address');
    if (!status) throw missing('status_if_new');
    const { member, isNew } = await insertOrLock(inside, listId, changes.email_address);
    return saveMember(inside, list, member, isNew ? { ...changes, status } : changes);
  });
}

/** Archives a member: the record remains. Throws 404 when there is none, 405 when its state does not allow it. */
export function archiveMember(context: MailchimpContext, [listId, hash]: [string, string]): Promise<MemberRow> {
  return inTransaction(context, async (inside) => {
    const list = await findList(inside, listId);
    const member = await findMember(inside, listId, hash, { lock: true });
    if (!member) throw notFound();
    if (!['subscribed', 'unsubscribed'].includes(member.status)) throw notRemovable();
    return saveMember(inside, list, member, { status: 'archived' });
  });
}

/** The member of an address, locked: a new one, still archived, or the one that was there before. */
async function insertOrLock(context: MailchimpContext, listId: string, email: string) {
  const { db, now } = context;
  const hash = subscriberHash(email);
  const at = now().toISOString();
  const inserted = await db
    .insertInto('newsletter_member')
    .values({
      list_id: listId,
      subscriber_hash: hash,
      email_address: email,
      status: 'archived',
      opted_out: 0,
      email_type: 'html',
      merge_fields: '{}',
      language: '',
      created_at: at,
      opted_in_at: null,
      last_changed: at,
      confirmation_hash: null,
      confirmation_expires_at: null,
    })
    .onConflict((conflict) => conflict.columns(['list_id', 'subscriber_hash']).doNothing())
    .returningAll()
    .executeTakeFirst();
  const member = inserted ?? (await findMember(context, listId, hash, { lock: true }));
  if (!member) throw new Error(`The member ${hash} was deleted while it was added.`);
  return { member, isNew: inserted !== undefined };
}

function refuseOtherAddress(hash: string, email: string | undefined): void {
  if (email === undefined || subscriberHash(email) === hash) return;
  throw invalidResource([
    { field: 'email_address', message: 'The address is another member’s: it cannot be changed.' },
  ]);
}

function missing(field: string) {
  return invalidResource([{ field, message: `Required fields were not provided: ${field}` }]);
}

async function inTransaction(
  context: MailchimpContext,
  work: (inside: MailchimpContext) => Promise<MemberRow>,
): Promise<MemberRow> {
  await deleteUnconfirmed(context);
  const member = await context.db.transaction().execute((db) => work({ ...context, db }));
  context.afterCommit?.();
  return member;
}

/**
 * Deletes the members whose confirmation mail was never answered, so that the address can be added again. One that had
 * unsubscribed before is `unsubscribed` again instead.
 */
async function deleteUnconfirmed({ db, now }: MailchimpContext): Promise<void> {
  const at = now().toISOString();
  await db
    .deleteFrom('newsletter_member')
    .where('status', '=', 'pending')
    .where('confirmation_expires_at', '<=', at)
    .where('opted_out', '=', 0)
    .execute();
  await db
    .updateTable('newsletter_member')
    .set({ status: 'unsubscribed' })
    .where('status', '=', 'pending')
    .where('confirmation_expires_at', '<=', at)
    .execute();
}
