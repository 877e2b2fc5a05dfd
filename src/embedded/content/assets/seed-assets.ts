import type { Kysely } from 'kysely';
import type { SpaceWrite } from '../space.ts';
import type { ContentTables } from '../tables.ts';
import type { AssetData } from './asset-table.ts';

/** A file that is served from elsewhere, such as a drawing of the demonstration, as the library lists it. */
export type AssetSeed = {
  id: number;
  /** Its path, `/f/…`. */
  filename: string;
  content_type: string;
  content_length: number;
  data: AssetData;
};

/** SQLite takes 32,766 parameters in a statement and an asset has 12 columns. */
const rowsAtOnce = 500;

/** Whether the library has no file of a seed, not even a deleted one; what was uploaded has a file of its own. */
export async function lacksSeededAssets(db: Kysely<ContentTables>): Promise<boolean> {
  const uploaded = db.selectFrom('content_asset_file').select('asset_id');
  const seeded = await db
    .selectFrom('content_asset')
    .select('id')
    .where('id', 'not in', uploaded)
    .limit(1)
    .executeTakeFirst();
  return seeded === undefined;
}

/** Adds the files that the library has not; what an editor has said of the others stays. */
export async function seedAssets({ tx, now }: SpaceWrite, seeds: readonly AssetSeed[]): Promise<void> {
  const known = new Set((await tx.selectFrom('content_asset').select('id').execute()).map(({ id }) => id));
  const rows = seeds
    .filter(({ id }) => !known.has(id))
    .map(({ id, filename, content_type, content_length, data }) => ({
      ...{ id, filename, content_type, content_length },
      short_filename: filename.slice(filename.lastIndexOf('/') + 1),
      asset_folder_id: null,
      is_private: 0,
      data: JSON.stringify(data),
      author: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    }));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx
      .insertInto('content_asset')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}
