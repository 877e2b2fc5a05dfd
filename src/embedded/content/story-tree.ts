import type { Kysely, Transaction } from 'kysely';
import { fieldError } from './api-error.ts';
import type { StoryRow } from './stored-story.ts';
import type { ContentTables } from './tables.ts';

/** A living row by id, folders included, or null. */
export async function rowById(tx: Transaction<ContentTables>, id: number): Promise<StoryRow | null> {
  const query = tx.selectFrom('content_story').selectAll().where('id', '=', id).where('deleted', '=', 0);
  return (await query.executeTakeFirst()) ?? null;
}

/** A deleted row by id, or null. Rows that were deleted before their content was kept have none to bring back. */
export async function deletedRow(tx: Kysely<ContentTables>, id: number): Promise<StoryRow | null> {
  const query = tx.selectFrom('content_story').selectAll().where('id', '=', id).where('deleted', '=', 1);
  const row = await query.executeTakeFirst();
  return row && (row.is_folder === 1 || row.draft_content !== null) ? row : null;
}

/** Everything below a folder, nearest first. */
export async function descendants(tx: Transaction<ContentTables>, folderId: number): Promise<StoryRow[]> {
  const found: StoryRow[] = [];
  let parents = [folderId];
  while (parents.length > 0) {
    const rows = await tx
      .selectFrom('content_story')
      .selectAll()
      .where('parent_id', 'in', parents)
      .where('deleted', '=', 0)
      .orderBy('id')
      .execute();
    found.push(...rows);
    parents = rows.filter((row) => row.is_folder === 1).map((row) => row.id);
  }
  return found;
}

/** Where a story stands: the address of a start page is that of its folder. */
export function addressIn(parent: StoryRow | null, slug: string, isStartpage: boolean): string {
  if (!parent) return slug;
  return isStartpage ? parent.full_slug : `${parent.full_slug}/${slug}`;
}

/** The folder that is to hold a story; null for the root. Throws 422 when there is none of that id. */
export async function parentFolder(tx: Transaction<ContentTables>, parentId: number): Promise<StoryRow | null> {
  if (parentId === 0) return null;
  const parent = await rowById(tx, parentId);
  if (parent?.is_folder !== 1) throw fieldError('parent_id', 'is not a folder');
  return parent;
}

/**
 * Throws 422, in the vendor's words, when another story or folder has the address already. A folder shares its address with
 * its start page alone.
 */
export async function checkAddressFree(
  tx: Transaction<ContentTables>,
  row: { id: number; full_slug: string; is_folder: number; is_startpage: number },
): Promise<void> {
  const others = await tx
    .selectFrom('content_story')
    .select(['is_folder', 'is_startpage'])
    .where('full_slug', '=', row.full_slug)
    .where('deleted', '=', 0)
    .where('id', '!=', row.id)
    .execute();
  if (others.some((other) => other.is_folder === row.is_folder)) throw fieldError('slug', 'has already been taken');
  const isShared = row.is_folder === 1 ? others.every((other) => other.is_startpage === 1) : row.is_startpage === 1;
  if (others.length > 0 && !isShared) {
    throw fieldError(
      'slug',
      row.is_folder === 1 ? 'is the address of a story' : 'is the address of a folder: its page is its start page',
    );
  }
}
