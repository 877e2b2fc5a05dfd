import type { Kysely } from 'kysely';
import type { SpaceStore } from '../space.ts';
import type { ContentTables } from '../tables.ts';

const dayMs = 86_400_000;
/** An upload that was not finished goes after a day, a deleted asset after thirty. */
const [unfinishedMs, deletedMs] = [dayMs, 30 * dayMs];

/** Deletes what nobody can use any more, with its content. */
export async function cleanAssets(db: Kysely<ContentTables>, { now }: Pick<SpaceStore, 'now'>): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms).toISOString();
  await db
    .deleteFrom('content_asset_file')
    .where('state', 'in', ['waiting', 'received'])
    .where('created_at', '<', before(unfinishedMs))
    .execute();
  await db
    .deleteFrom('content_asset')
    .where('filename', '=', '')
    .where('created_at', '<', before(unfinishedMs))
    .execute();
  await db.deleteFrom('content_asset').where('deleted_at', '<', before(deletedMs)).execute();
}
