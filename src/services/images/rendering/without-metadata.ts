import sharp from 'sharp';
import { maxPixels } from './describe.ts';

/** How well a picture is kept that is written again, of 100. */
const quality = 95;

/**
 * A picture as it was sent but for what stands beside its pixels: where and when it was taken, with which camera, by whom. Its
 * colour profile stays, and it is turned as it was to be shown. Null where there is nothing to leave out, so that most
 * files are stored byte for byte.
 */
export async function withoutMetadata(bytes: Buffer): Promise<Uint8Array | null> {
  const options = { limitInputPixels: maxPixels, animated: true };
  const { format, exif, xmp, iptc } = await sharp(bytes, options).metadata();
  // A drawing is cleaned as text.
  if (format === 'svg' || !(exif || xmp || iptc)) return null;
  const picture = sharp(bytes, options).autoOrient().keepIccProfile();
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return picture.webp({ quality }).toBuffer();
    case 'heif':
      return picture.avif({ quality: 80 }).toBuffer();
    default:
      // PNG and GIF lose nothing.
      return picture.toBuffer();
  }
}
