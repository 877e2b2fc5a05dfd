import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebReadable } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import type { Hono } from 'hono';
import { megabyteBytes } from '#protocol/input-limits.ts';
import { ApiError } from '../api-error.ts';
import type { ContentContext } from '../content-context.ts';
import { deleteContent, writeFile } from './asset-files.ts';
import { maxAnyBytes } from './file-types.ts';
import { readTicket } from './upload-ticket.ts';

/** Where files are sent, below the service's own address. */
export const uploadPath = '/asset-uploads';

const limits = { fields: 30, fieldSize: 5_000, fieldNameSize: 100, files: 1, parts: 40, headerPairs: 20 };

/** Takes a file whose upload was signed: its fields, then the file, as multipart/form-data. Answers 204 once it is stored. */
export function receiveUploads(router: Hono, context: ContentContext): void {
  router.post(uploadPath, async (c) => {
    await receive(context, c.req.raw);
    return c.body(null, 204);
  });
}

type StoredUpload = { id: string; size: number };

async function receive(context: ContentContext, request: Request): Promise<void> {
  const parser = createParser(request);
  const fields: Record<string, string> = {};
  const uploads: Promise<StoredUpload>[] = [];
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (name, stream) => {
    if (name !== 'file') {
      stream.resume();
      return;
    }
    const storing = store(context, { ...fields }, stream);
    // What is left is read and thrown away, so that the answer can be sent; the failure itself is seen below.
    storing.catch(() => stream.resume());
    uploads.push(storing);
  });
  const isWhole = await pipeline(Readable.fromWeb(request.body as WebReadable), parser).then(
    () => true,
    () => false,
  );
  const [upload] = await Promise.all(uploads);
  if (!isWhole) {
    if (upload) await deleteContent(context.db, upload.id);
    throw new ApiError(400, 'The upload broke off');
  }
  if (!upload) throw new ApiError(400, 'The upload has no file: it is sent last, in the field "file"');
  await context.db
    .updateTable('content_asset_file')
    .set({ state: 'received', size: upload.size })
    .where('id', '=', upload.id)
    .where('state', '=', 'waiting')
    .execute();
}

function createParser(request: Request): InstanceType<typeof Busboy> {
  const contentType = request.headers.get('content-type') ?? '';
  const isForm = /^multipart\/form-data\b.*boundary=/i.test(contentType) && request.body !== null;
  if (!isForm) throw new ApiError(400, 'An upload is sent as multipart/form-data');
  return new Busboy({ headers: { 'content-type': contentType }, limits });
}

/** A file that breaks off, or is too large, leaves nothing behind, and may be sent again. */
async function store(
  { db, space, uploadSecret }: ContentContext,
  fields: Record<string, string>,
  stream: Readable,
): Promise<StoredUpload> {
  const id = readTicket(fields, uploadSecret, space.now());
  const files = db.selectFrom('content_asset_file').select('id').where('id', '=', id).where('state', '=', 'waiting');
  if (!(await files.executeTakeFirst())) throw new ApiError(403, 'This upload has been made already, or was given up');
  const content = await writeFile(db, id);
  try {
    // A stream that is destroyed here would keep the parser from ever coming to the end of the form.
    for await (const bytes of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (content.size + bytes.length > maxAnyBytes) {
        throw new ApiError(422, 'The file is too large', {
          file: [`is larger than ${maxAnyBytes / megabyteBytes} MB, the most that any file may have`],
        });
      }
      await content.write(bytes);
    }
    if (content.size === 0) throw new ApiError(422, 'The file is empty', { file: ['is empty'] });
    await content.flush();
  } catch (error) {
    await deleteContent(db, id);
    throw error;
  }
  return { id, size: content.size };
}
