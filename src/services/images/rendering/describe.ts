import sharp from 'sharp';

/** What a file of pixels is: its format by sharp's name, and its size in pixels as it is shown. */
export type FileDescription = { format: string; width: number; height: number };

/** The most pixels that a picture from elsewhere may have. */
export const maxPixels = 60_000_000;

/** Reads what a file is from its first bytes; null for a file that is no picture, or too large a one. */
export async function describe(bytes: Buffer): Promise<FileDescription | null> {
  const found = await sharp(bytes, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => null);
  if (!found) return null;
  // A camera held upright stores a picture that lies on its side, and says so.
  const { width, height } = found.autoOrient;
  return { format: found.format ?? '', width: width ?? 0, height: height ?? 0 };
}
