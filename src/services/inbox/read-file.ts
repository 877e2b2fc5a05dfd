import type { Kysely } from 'kysely';
import type { InboxTables } from './tables.ts';

/**
 * A file's content, one chunk at a time, each read when it is asked for. A file that is still arriving ends where it has
 * come to. The stream fails when the file is not there, or is deleted while it is read: what came is then not the whole.
 */
export function readFile(
  db: Kysely<InboxTables>,
  id: string,
  beforeReading: () => Promise<void>,
): ReadableStream<Uint8Array> {
  let position = 0;
  let received = 0;
  return new ReadableStream<Uint8Array>(
    {
      start: beforeReading,
      async pull(controller) {
        const chunk = await db
          .selectFrom('inbox_file_chunk')
          .select('bytes')
          .where('file_id', '=', id)
          .where('position', '=', position)
          .executeTakeFirst();
        if (chunk) {
          position += 1;
          received += chunk.bytes.byteLength;
          return controller.enqueue(chunk.bytes);
        }
        const file = await db.selectFrom('inbox_file').select('size').where('id', '=', id).executeTakeFirst();
        if (file && (file.size ?? received) === received) return controller.close();
        controller.error(new Error(`The file ${id} is not there, or not whole.`));
      },
    },
    { highWaterMark: 0 },
  );
}
