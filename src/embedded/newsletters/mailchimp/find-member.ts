import type { MailchimpContext } from './mailchimp-context.ts';
import { notFound } from './problem.ts';
import { subscriberHash } from './subscriber-hash.ts';
import type { ListRow, MemberRow } from './tables.ts';

type Place = Pick<MailchimpContext, 'db' | 'kind'>;

/** A list; throws 404 when there is none of that id. */
export async function findList({ db }: Pick<Place, 'db'>, id: string): Promise<ListRow> {
  const list = await db.selectFrom('newsletter_list').selectAll().where('id', '=', id).executeTakeFirst();
  if (!list) throw notFound();
  return list;
}

/**
 * A member; undefined when there is none. Locked until the end of the transaction when `lock` is set: SQLite locks the
 * whole database when a transaction begins.
 */
export function findMember(
  { db, kind }: Place,
  listId: string,
  hash: string,
  { lock } = { lock: false },
): Promise<MemberRow | undefined> {
  return db
    .selectFrom('newsletter_member')
    .selectAll()
    .where('list_id', '=', listId)
    .where('subscriber_hash', '=', hash)
    .$if(lock && kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

/** The hash that an address of the API names: it may hold the member's mail address instead. */
export function hashFromPath(reference: string): string {
  return reference.includes('@') ? subscriberHash(reference) : reference.toLowerCase();
}
