import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createChunkWriter } from '../chunks/chunk-writer.ts';
import { oneLine } from './shown-text.ts';
import type { StoredFile } from './stored-file.ts';
import type { InboxTables } from './tables.ts';

/** Bytes of one row. */
export const CHUNK_SIZE = 128 * 1024;
const LONGEST_NAME = 200;

/** A file that is arriving. Its calls are made one after the other, each awaited. */
export type FileUpload = {
  id: string;
  /** Adds to the file. Resolves when there is room for more: at most one chunk is buffered in memory. */
  write: (chunk: Uint8Array) => Promise<void>;
  /** Stores what is buffered, so that a reader sees everything that was written. */
  flush: () => Promise<void>;
  /** Completes the file, which then waits for its submission; `type` is its MIME type. */
  finish: (type: string) => Promise<StoredFile>;
  /** Deletes the file. */
  abort: () => Promise<void>;
};

/** Begins to store a file. `onEnd` is called when it is finished or deleted. */
export async function startUpload(
  db: Kysely<InboxTables>,
  file: { name: string },
  now: Date,
  onEnd: () => void,
): Promise<FileUpload> {
  const id = randomUUID();
  const name = safeName(file.name);
  await db
    .insertInto('inbox_file')
    .values({ id, submission_id: null, position: 0, name, type: null, size: null, created_at: now.toISOString() })
    .execute();
  const chunks = createChunkWriter(CHUNK_SIZE, (position, bytes) =>
    db.insertInto('inbox_file_chunk').values({ file_id: id, position, bytes }).execute(),
  );
  return {
    id,
    write: chunks.write,
    flush: chunks.flush,
    async finish(type) {
      await chunks.flush();
      const { size } = chunks;
      const { numUpdatedRows } = await db
        .updateTable('inbox_file')
        .set({ type, size })
        .where('id', '=', id)
        .executeTakeFirst();
      onEnd();
      if (numUpdatedRows === 0n) throw new Error(`The file ${id} was deleted while it arrived.`);
      return { id, name, type, size };
    },
    async abort() {
      onEnd();
      await db.deleteFrom('inbox_file').where('id', '=', id).execute();
    },
  };
}

/** A name without folders and without signs that would make it look like another one. */
function safeName(name: string): string {
  return oneLine(name.split(/[/\\]/).at(-1) ?? '', LONGEST_NAME) || 'file';
}
