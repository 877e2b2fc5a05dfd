import { fileTypeFromBuffer } from 'file-type';
import type { Kysely } from 'kysely';
import { maxAssetBytes, megabyteBytes } from '#protocol/input-limits.ts';
import type { PictureInspection } from '#services/images/rendering/inspect.ts';
import { cleanSvg, NoSvg } from '#services/images/vector/clean-svg.ts';
import { fieldError } from '../api-error.ts';
import type { ContentTables } from '../tables.ts';
import { type AssetFileRow, firstBytes, wholeFile } from './asset-files.ts';
import { fileTypeOf, safeFileName, takenTypes } from './file-types.ts';

/** Reads a picture; null for what is none (`services/images/rendering/inspect.ts`). */
export type InspectPicture = (bytes: Buffer) => Promise<PictureInspection | null>;

export type InspectedFile = {
  type: string;
  /** For its address, with an extension of its real type. */
  name: string;
  size: number;
  /** Pixels; 0 of what is no picture. */
  width: number;
  height: number;
  /** What is said of a picture beside its address, and the bytes of any file, which are shown where it is offered. */
  facts: Record<string, unknown>;
  /** What is to be stored in place of what was sent: a drawing without scripts, a photograph without what its camera wrote. */
  cleaned: Buffer | null;
};

/** The formats as sharp calls them. */
const formats: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** Looks into a file that was sent: its name proves nothing. Throws 422 with the reason why it is not taken. */
export async function inspectFile(
  db: Kysely<ContentTables>,
  file: AssetFileRow,
  inspectPicture: InspectPicture,
): Promise<InspectedFile> {
  const beginning = await firstBytes(db, file);
  const found = await fileTypeFromBuffer(beginning);
  const isText = found === undefined || found.mime === 'application/xml' || found.mime === 'image/svg+xml';
  const type = fileTypeOf(isText ? 'image/svg+xml' : found.mime);
  const problem = (words: string) => fieldError('file', words);
  if (!type || (isText && !/<(\w+:)?svg[\s>]/i.test(beginning.toString('utf8')))) {
    throw problem(`is not a ${takenTypes} file${found ? ` but ${found.mime}` : ''}`);
  }
  const most = maxAssetBytes[type.kind];
  if (file.size > most)
    throw problem(`is larger than ${most / megabyteBytes} MB, the most that a ${type.kind} may have`);
  const described = { type: type.mime, name: safeFileName(file.name, type), width: 0, height: 0, cleaned: null };
  if (type.kind === 'video' || type.kind === 'document')
    return { ...described, size: file.size, facts: { size: file.size } };

  const sent = await wholeFile(db, file);
  const drawing = type.kind === 'drawing' ? clean(sent) : null;
  const picture = await inspectPicture(drawing ?? sent);
  if (!picture || formats[picture.format] !== type.mime)
    throw problem('is damaged, or has too many pixels: it cannot be read');
  const { width, height, facts } = picture;
  const cleaned = drawing ?? (picture.cleaned && Buffer.from(picture.cleaned));
  const size = (cleaned ?? sent).length;
  return { ...described, size, width, height, cleaned, facts: { ...facts, size } };
}

function clean(bytes: Buffer): Buffer {
  try {
    return Buffer.from(cleanSvg(bytes.toString('utf8')));
  } catch (error) {
    if (error instanceof NoSvg) throw fieldError('file', `cannot be read. ${error.message}`);
    throw error;
  }
}
