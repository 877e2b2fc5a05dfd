import sharp from 'sharp';

/** What is said of a picture beside its address; colours are `#rrggbb`. */
export type PictureFacts = {
  /** The colour that most of it has. */
  color: string;
  /** A blurred copy some sixteen pixels wide: WebP in base64, without the `data:` before it. */
  preview: string;
  /** The lightest colour that words may come to stand on, in the upper part at the left edge. */
  left: string;
  /** The same at the right edge. */
  right: string;
  /** The same across the lower part. */
  foot: string;
};

/** Where a hero's words lie on its picture, in parts of its size: in the upper part of one side, or across its foot. */
const sideWidth = 0.36;
const sideHeight = 0.7;
const footFrom = 0.6;
/** So much of that may be lighter than what is said: a lit window is not the ground of a word. */
const ignored = 0.02;

const grid = { width: 64, height: 40 };
const timeLimitSeconds = 30;

/** Reads them from a picture's file, of any kind that sharp knows. Throws for a file that is no picture. */
export async function pictureFacts(file: Buffer): Promise<PictureFacts> {
  const flat = () =>
    sharp(file, { autoOrient: true }).flatten({ background: '#ffffff' }).timeout({ seconds: timeLimitSeconds });
  const small = await flat().resize({ width: 96 }).png().toBuffer();
  const [{ dominant }, preview, pixels] = await Promise.all([
    sharp(small).stats(),
    sharp(small).resize({ width: 16, height: 16, fit: 'inside' }).blur(1).webp({ quality: 1, effort: 6 }).toBuffer(),
    sharp(small)
      .resize({ ...grid, fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer(),
  ]);
  return {
    color: hex([dominant.r, dominant.g, dominant.b]),
    preview: preview.toString('base64'),
    left: lightest(pixels, (across, down) => across <= sideWidth && down <= sideHeight),
    right: lightest(pixels, (across, down) => across >= 1 - sideWidth && down <= sideHeight),
    foot: lightest(pixels, (_across, down) => down >= footFrom),
  };
}

type Pixel = [red: number, green: number, blue: number];

function lightest(pixels: Buffer, isUnderWords: (across: number, down: number) => boolean): string {
  const ground: Pixel[] = [];
  for (let y = 0; y < grid.height; y += 1) {
    for (let x = 0; x < grid.width; x += 1) {
      if (!isUnderWords(x / (grid.width - 1), y / (grid.height - 1))) continue;
      const at = (y * grid.width + x) * 3;
      ground.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    }
  }
  ground.sort((a, b) => lightness(b) - lightness(a));
  return hex(ground[Math.floor(ground.length * ignored)] ?? [255, 255, 255]);
}

/** In the order of luminance; the exact value does not matter here. */
function lightness([red, green, blue]: Pixel): number {
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2;
}

function hex(pixel: Pixel): string {
  return `#${pixel.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
