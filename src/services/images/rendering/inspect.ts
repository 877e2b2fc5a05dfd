import { type PictureFacts, pictureFacts } from '../picture-facts.ts';
import { describe, type FileDescription } from './describe.ts';
import { withoutMetadata } from './without-metadata.ts';

/** What a picture is, and what is said of it beside its address. */
export type PictureInspection = FileDescription & {
  facts: PictureFacts;
  /** The picture without what its camera wrote beside it; null where there is nothing of the kind. */
  cleaned: Uint8Array | null;
};

/** Reads a whole picture; null for a file that is none, is damaged, or has too many pixels. */
export async function inspect(bytes: Buffer): Promise<PictureInspection | null> {
  const described = await describe(bytes);
  if (!described || described.width === 0) return null;
  try {
    return { ...described, facts: await pictureFacts(bytes), cleaned: await withoutMetadata(bytes) };
  } catch {
    return null;
  }
}
