import type { Kysely } from 'kysely';
import type { FindAsset } from '#services/images/stored-assets.ts';
import type { ContentTables } from '../tables.ts';
import { readFile, wholeFile } from './asset-files.ts';
import { opensFile } from './upload-ticket.ts';

/** Finds the files of the library for the image service; see `FindAsset`. */
export function findStoredAsset(
  db: Kysely<ContentTables>,
  { spaceId, uploadSecret, now }: { spaceId: number; uploadSecret: string; now: () => Date },
): FindAsset {
  return async (path, signature) => {
    if (path.space !== String(spaceId)) return null;
    const found = await db
      .selectFrom('content_asset_file as named')
      .innerJoin('content_asset as asset', 'asset.id', 'named.asset_id')
      .innerJoin('content_asset_file as file', (join) =>
        join.onRef('file.asset_id', '=', 'asset.id').on('file.state', '=', 'current'),
      )
      .select(['file.id', 'file.name', 'file.type', 'file.size', 'file.width', 'file.height', 'asset.is_private'])
      .where('named.id', '=', path.hash)
      .where('named.state', 'in', ['current', 'former'])
      .where('asset.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!found) return null;
    const isPrivate = found.is_private === 1;
    if (isPrivate && !opensFile(found.id, signature, uploadSecret, now())) return null;
    const { id, name, type, size, width, height } = found;
    return {
      hash: id,
      ...{ name, type, size, width, height, isPrivate },
      bytes: () => wholeFile(db, { id, size }),
      stream: (from, to) => readFile(db, id, from, to),
    };
  };
}
