import { createHash } from 'node:crypto';
import { fileTypeFromStream } from 'file-type';
import { type FileField, type FormDefinition, fieldsOf } from '#blocks/forms/form-fields.ts';
import { uploadedFileField } from '#blocks/forms/form-names.ts';
import { formatFileSize } from '#ui/format-file-size.ts';
import type { Site, StoredFile } from '../context.ts';
import type { IncomingFile } from './read-submission.server.ts';

export type ReceivedFile = {
  /** What is stored; null where the file was refused. */
  file: StoredFile | null;
  /** SHA-256 of its content; empty for a file that came earlier, whose id is a field of the form. */
  digest: string;
  /** Field errors by name. */
  errors: Record<string, string>;
};

/**
 * Stores a file of a form while it arrives, and looks at its content for what it is: its name proves nothing. A file that
 * is too large, of another type, or belongs to no field is not stored.
 */
export async function receiveFile(
  form: FormDefinition,
  incoming: IncomingFile,
  { inbox }: Pick<Site, 'inbox'>,
  now: Date,
): Promise<ReceivedFile | null> {
  const field = fileField(form, incoming.field);
  if (!field) {
    incoming.stream.resume();
    return null;
  }
  const refused = (message: string) => ({ file: null, digest: '', errors: { [field.name]: message } });
  const upload = await inbox.startFile({ name: incoming.name }, now);
  const digest = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of incoming.stream as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      // The rest of a file that is too large is read and thrown away: the fields after it come on the same stream.
      if (size > field.maxBytes) continue;
      digest.update(chunk);
      await upload.write(chunk);
    }
    const problem = sizeProblem(size, field);
    const found = problem ? undefined : await fileTypeFromStream(inbox.readFile(upload.id));
    if (problem || !found || !field.types.some((type) => type === found.ext)) {
      await upload.abort();
      return refused(problem ?? `This is not a ${field.types.map((type) => type.toUpperCase()).join(' or ')} file.`);
    }
    return { file: await upload.finish(found.mime), digest: digest.digest('base64url'), errors: {} };
  } catch (error) {
    await upload.abort();
    throw error;
  }
}

function sizeProblem(size: number, { maxBytes }: FileField): string | null {
  if (size === 0) return 'This file is empty.';
  return size > maxBytes ? `This file is too large: ${formatFileSize(maxBytes)} at most.` : null;
}

/** The id of the file that an earlier try of the same form left at the server; null when it names none. */
export function storedFileId(form: FormDefinition, posted: Readonly<Record<string, string>>): string | null {
  return fieldsOf(form).some(({ kind }) => kind === 'file') ? posted[uploadedFileField] || null : null;
}

/** That file, while it waits for its form; null when there is none. */
export async function storedFile(
  form: FormDefinition,
  posted: Readonly<Record<string, string>>,
  { inbox }: Pick<Site, 'inbox'>,
): Promise<ReceivedFile | null> {
  const id = storedFileId(form, posted);
  const file = id ? await inbox.pendingFile(id) : null;
  return file && { file, digest: '', errors: {} };
}

/** The field errors of a sender whose file was deleted before the form was sent again. */
export function missingFileErrors(form: FormDefinition): Record<string, string> {
  const field = fieldsOf(form).find(({ kind }) => kind === 'file');
  return field ? { [field.name]: 'The file of your first try is no longer here. Please choose it again.' } : {};
}

function fileField(form: FormDefinition, name: string): FileField | undefined {
  return fieldsOf(form)
    .filter((field) => field.kind === 'file')
    .find((field) => field.name === name);
}
