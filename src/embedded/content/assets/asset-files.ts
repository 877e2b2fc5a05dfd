import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { type ChunkWriter, createChunkWriter } from '#services/chunks/chunk-writer.ts';
import type { ContentTables } from '../tables.ts';
import type { AssetFileTable } from './asset-table.ts';

/** Bytes of one row of a file's content. */
const assetChunkBytes = 256 * 1024;

export type AssetFileRow = Selectable<AssetFileTable>;

/** An id that no file has yet, with a probability that does not matter; the database refuses a second one. */
export const newFileId = () => randomBytes(5).toString('hex');

/** Writes a file's content from its beginning; what was there of it goes. */
export async function writeFile(db: Kysely<ContentTables>, fileId: string): Promise<ChunkWriter> {
  await deleteContent(db, fileId);
  return createChunkWriter(assetChunkBytes, (position, bytes) =>
    db.insertInto('content_asset_chunk').values({ file_id: fileId, position, bytes }).execute(),
  );
}

export async function deleteContent(db: Kysely<ContentTables>, fileId: string): Promise<void> {
  await db.deleteFrom('content_asset_chunk').where('file_id', '=', fileId).execute();
}

/** The bytes from `from` up to, not with, `to`, a row at a time, each read when it is asked for. */
export function readFile(
  db: Kysely<ContentTables>,
  fileId: string,
  from: number,
  to: number,
): ReadableStream<Uint8Array> {
  let position = Math.floor(from / assetChunkBytes);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const start = position * assetChunkBytes;
        if (start >= to) return controller.close();
        const chunk = await db
          .selectFrom('content_asset_chunk')
          .select('bytes')
          .where('file_id', '=', fileId)
          .where('position', '=', position)
          .executeTakeFirst();
        if (!chunk)
          return controller.error(new Error(`The file ${fileId} is not whole, or was replaced while it was read.`));
        position += 1;
        controller.enqueue(new Uint8Array(chunk.bytes.subarray(Math.max(0, from - start), to - start)));
      },
    },
    { highWaterMark: 0 },
  );
}

export async function wholeFile(
  db: Kysely<ContentTables>,
  { id, size }: Pick<AssetFileRow, 'id' | 'size'>,
): Promise<Buffer> {
  return Buffer.from(await new Response(readFile(db, id, 0, size)).arrayBuffer());
}

/** The beginning of a file, enough to tell what it is. */
export async function firstBytes(db: Kysely<ContentTables>, { id, size }: AssetFileRow): Promise<Buffer> {
  return wholeFile(db, { id, size: Math.min(size, assetChunkBytes) });
}
