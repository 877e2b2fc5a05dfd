import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { folderName, type PageView, readAddresses, readPageView, widths } from './snapshot-files.ts';

/**
 * How far two pixels' colours may be apart (0 to 1, as pixelmatch measures it) before they count as different. This is
 * the library's default: differences that an eye sees, not those of rounding. It leaves out anti-aliased edges.
 */
const colorThreshold = 0.1;
/** The folder inside the second snapshot that takes a picture of the different pixels of each page. */
const pictureFolder = 'differences';

export type Difference = { address: string; message: string };
export type Comparison = { addresses: number; differences: Difference[] };

/**
 * Compares two snapshots: which addresses are in one alone, and whose text, accessible tree or picture differs. Draws
 * the different pixels into `<after>/differences`. Throws when one of the folders holds no complete snapshot.
 */
export async function compareSnapshots(before: string, after: string): Promise<Comparison> {
  const [old, current] = await Promise.all([readAddresses(before), readAddresses(after)]);
  const differences: Difference[] = [];
  for (const address of old) {
    if (!current.includes(address)) differences.push({ address, message: 'is missing after' });
  }
  for (const address of current) {
    if (!old.includes(address)) differences.push({ address, message: 'is new' });
  }
  const common = old.filter((address) => current.includes(address));
  for (const address of common) {
    for (const width of widths) {
      const [first, second] = await Promise.all([
        readPageView(before, address, width),
        readPageView(after, address, width),
      ]);
      const messages = first && second ? await compareViews(first, second, pictureFile(after, address, width)) : [];
      if (!first || !second) messages.push(`is missing ${first ? 'after' : 'before'}`);
      differences.push(...messages.map((message) => ({ address, message: `at ${width} px ${message}` })));
    }
  }
  return { addresses: new Set([...old, ...current]).size, differences };
}

async function compareViews(before: PageView, after: PageView, file: string): Promise<string[]> {
  const messages: string[] = [];
  if (before.text !== after.text) messages.push(`the text differs: ${firstDifference(before.text, after.text)}`);
  if (before.tree !== after.tree) {
    messages.push(`the accessible tree differs: ${firstDifference(before.tree, after.tree)}`);
  }
  const picture = comparePictures(before.picture, after.picture);
  if (picture.pixels > 0) {
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, picture.drawing);
    messages.push(`the picture differs in ${picture.pixels} pixels${picture.sizes}`);
  }
  return messages;
}

/** Number of different pixels, a picture of them, and both sizes where they are not the same. */
function comparePictures(before: Buffer, after: Buffer): { pixels: number; sizes: string; drawing: Buffer } {
  if (before.equals(after)) return { pixels: 0, sizes: '', drawing: after };
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.min(first.width, second.width), Math.min(first.height, second.height)];
  const drawn = new PNG({ width, height });
  const [left, right] = [crop(first, width, height), crop(second, width, height)];
  const changed = pixelmatch(left, right, drawn.data, width, height, { threshold: colorThreshold });
  // What only one of the pictures has is different as a whole.
  const outside = first.width * first.height + second.width * second.height - 2 * width * height;
  const sizes = outside > 0 ? ` (${first.width} × ${first.height}, now ${second.width} × ${second.height})` : '';
  return { pixels: changed + outside, sizes, drawing: PNG.sync.write(drawn) };
}

function crop(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, 0, 0, width, height, 0, 0);
  return part.data;
}

/** The first line that differs, as it was and as it is. */
export function firstDifference(before: string, after: string): string {
  const [old, current] = [before.split('\n'), after.split('\n')];
  const line = old.findIndex((content, index) => content !== current[index]);
  const index = line === -1 ? old.length : line;
  const shown = (content: string | undefined) => (content === undefined ? 'nothing' : `‘${content.trim()}’`);
  return `line ${index + 1} was ${shown(old[index])}, is ${shown(current[index])}`;
}

function pictureFile(snapshot: string, address: string, width: number): string {
  return join(snapshot, pictureFolder, `${folderName(address)}-${width}.png`);
}
