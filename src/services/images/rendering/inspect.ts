import { type PictureFacts, pictureFacts } from '../picture-facts.ts';
import { describe, type FileDescription } from './describe.ts';

/** What a picture is, and what is said of it beside its address. */
export type PictureInspection = FileDescription & { facts: PictureFacts };

/** Reads a whole picture; null for a file that is none, is damaged, or has too many pixels. */
export async function inspect(bytes: Buffer): Promise<PictureInspection | null> {
  const described = await describe(bytes);
  if (!described || described.width === 0) return null;
  const facts = await pictureFacts(bytes).catch(() => null);
  return facts && { ...described, facts };
}
