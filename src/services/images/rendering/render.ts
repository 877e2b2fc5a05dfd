import sharp, { type Sharp } from 'sharp';
import { planTransform, type Size } from '../geometry.ts';
import type { ImageFormat, RoundCorner } from '../image-filters.ts';
import type { Transform } from '../image-path.ts';

/** A picture may wait long for its share of a busy machine's processor. */
const timeLimitSeconds = 120;

/** An SVG drawing of `width` by `height` pixels, as PNG. */
export function rasterise(svg: Buffer, { width, height }: Size): Promise<Buffer> {
  return sharp(svg)
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 7 })
    .timeout({ seconds: timeLimitSeconds })
    .toBuffer();
}

/** A transformed copy of a rasterised original of `width` by `height`. Throws BadImagePath for an impossible size. */
export async function render(
  original: Buffer,
  { width, height }: Size,
  transform: Transform,
  format: ImageFormat,
): Promise<Buffer> {
  const { filters } = transform;
  const resized = resize(sharp(original, { autoOrient: true }), transform, { width, height });
  const turned = await turn(adjust(resized, transform), filters.rotate);
  const cornered = filters.roundCorner ? await roundCorners(turned, filters.roundCorner) : turned;
  return encode(cornered, format, filters.quality).timeout({ seconds: timeLimitSeconds }).toBuffer();
}

function resize(picture: Sharp, transform: Transform, original: Size): Sharp {
  const { take, size, fit } = planTransform(transform, original);
  const taken = picture.extract(take);
  if (fit === 'exact') return taken.resize({ ...size, fit: 'fill' });
  if (fit === 'cover') {
    return taken.resize({ ...size, fit: 'cover', position: transform.smart ? sharp.strategy.attention : 'centre' });
  }
  return taken.resize({
    ...size,
    fit: 'contain',
    withoutEnlargement: true,
    background: background(transform.filters.fill),
  });
}

function adjust(picture: Sharp, { flipX, flipY, filters }: Transform): Sharp {
  if (flipX) picture.flop();
  if (flipY) picture.flip();
  if (filters.grayscale) picture.grayscale();
  if (filters.blur) picture.blur(Math.max(0.3, filters.blur));
  if (filters.brightness) picture.linear(1, (filters.brightness / 100) * 255);
  if (filters.fill && filters.fill !== 'transparent') picture.flatten({ background: filters.fill });
  return picture;
}

/** Sharp turns before it resizes, whatever the order of the calls: a second pass keeps the grammar's order. */
async function turn(picture: Sharp, angle: number): Promise<Sharp> {
  return angle === 0 ? picture : sharp(await picture.png({ compressionLevel: 0 }).toBuffer()).rotate(angle);
}

async function roundCorners(picture: Sharp, { radius, color }: RoundCorner): Promise<Sharp> {
  const { data, info } = await picture.ensureAlpha().png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  const masked = await sharp(data)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return color === null ? sharp(masked) : sharp(masked).flatten({ background: color });
}

function encode(picture: Sharp, format: ImageFormat, quality: number | null): Sharp {
  // Flat colours side by side bleed into each other under 4:2:0, so colour keeps its full resolution. Ten bits and a quality
  // of 30 make the pages' drawings a fifth smaller than eight bits and 36; on a phone's screen no difference was seen.
  if (format === 'avif')
    return picture.avif({ quality: Math.max(1, quality ?? 30), effort: 3, chromaSubsampling: '4:4:4', bitdepth: 10 });
  if (format === 'webp') return picture.webp({ quality: Math.max(1, quality ?? 80), effort: 2, smartSubsample: true });
  if (format === 'jpeg') {
    return picture
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: Math.max(1, quality ?? 82), mozjpeg: true, chromaSubsampling: '4:4:4' });
  }
  return picture.png({ compressionLevel: 7 });
}

function background(fill: string | null): string | { r: number; g: number; b: number; alpha: number } {
  return fill === null || fill === 'transparent' ? { r: 0, g: 0, b: 0, alpha: 0 } : fill;
}
