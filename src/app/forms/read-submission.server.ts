import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebReadable } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';

/** A file that is being received; read `stream` to its end, or call its `resume()`. */
export type IncomingFile = { field: string; name: string; stream: Readable };

/** Most fields and longest value, in bytes, that are read of a form; the web server limits the whole of it. */
const limits = { fields: 60, fieldSize: 20_000, fieldNameSize: 100, files: 1, parts: 64, headerPairs: 20 };

/**
 * Reads a posted form: the text of its fields by name, the last of each. A file goes to `onFile` while it arrives, with the
 * fields that came before it; it is never whole in memory. An unreadable body is an empty form.
 */
export async function readSubmission(
  request: Request,
  onFile: (values: Record<string, string>, file: IncomingFile) => Promise<void>,
): Promise<Record<string, string>> {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    return Object.fromEntries(new URLSearchParams(await request.text()));
  }
  if (!request.body) return {};
  const values: Record<string, string> = {};
  const files: Promise<void>[] = [];
  let failure: unknown = null;
  const takeFile = async (file: IncomingFile) => {
    try {
      await onFile({ ...values }, file);
    } catch (error) {
      failure = error;
      // What is left is read and thrown away, or the fields after it would never come.
      file.stream.resume();
    }
  };
  const parser = createParser(contentType);
  if (!parser) return {};
  parser.on('field', (name, value) => {
    values[name] = value;
  });
  parser.on('file', (field, stream, name) => {
    // A file field that was left empty comes as a file without a name.
    if (name) files.push(takeFile({ field, name, stream }));
    else stream.resume();
  });
  // A body that breaks off is as long as it came: it is then checked like any other form, without the file that broke.
  const isWhole = await pipeline(Readable.fromWeb(request.body as WebReadable), parser).then(
    () => true,
    () => false,
  );
  await Promise.all(files);
  if (isWhole && failure !== null) throw failure;
  return values;
}

/** Null where the content type names no boundary. */
function createParser(contentType: string): InstanceType<typeof Busboy> | null {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    return null;
  }
}
