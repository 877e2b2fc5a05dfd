import type { Insertable, Transaction } from 'kysely';
import { nameUuid } from '#protocol/storyblok/story-uuid.ts';
import { foldersAbove } from './content-seed.ts';
import { blankRow } from './new-row.ts';
import type { SpaceWrite } from './space.ts';
import type { ContentTables, StoryTable } from './tables.ts';

/** SQLite takes 32,766 parameters in a statement and a story has 24 columns. */
const ROWS = 200;

export type NewStoryRow = Insertable<StoryTable>;

/** Inserts rows, or replaces those of the same id. */
export async function putRows(tx: Transaction<ContentTables>, rows: readonly NewStoryRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) {
    const batch = rows.slice(start, start + ROWS);
    const columns = Object.keys(batch[0] ?? {}).filter((column) => column !== 'id') as (keyof StoryTable)[];
    await tx
      .insertInto('content_story')
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((row) => Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)]))),
      )
      .execute();
  }
}

/** Makes the folders above a story that are not in `folders` yet (address to id), and returns the innermost id. */
export function folderRows(
  write: SpaceWrite,
  folders: Map<string, number>,
  fullSlug: string,
  isStartpage: boolean,
): { parentId: number; rows: NewStoryRow[] } {
  const rows: NewStoryRow[] = [];
  let parentId = 0;
  for (const address of foldersAbove(fullSlug, isStartpage)) {
    let id = folders.get(address);
    if (id === undefined) {
      id = write.takeId();
      folders.set(address, id);
      rows.push(folderRow(write, id, parentId, address));
    }
    parentId = id;
  }
  return { parentId, rows };
}

function folderRow(write: SpaceWrite, id: number, parentId: number, address: string): NewStoryRow {
  const slug = address.slice(address.lastIndexOf('/') + 1);
  const words = slug.replaceAll('-', ' ');
  return {
    ...blankRow(write),
    id,
    uuid: nameUuid(`folder:${address}:${id}`),
    group_id: nameUuid(`group:${id}`),
    parent_id: parentId,
    is_folder: 1,
    slug,
    full_slug: address,
    name: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
