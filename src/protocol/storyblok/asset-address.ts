/** What the address of a file says: `/f/<space>/<W>x<H>/<hash>/<name>.<ext>`; of a file that is no picture `/f/<space>/x/…`. */

export type Size = { width: number; height: number };

/** A `focus`, `x1xy1:x2xy2`: the sides of a rectangle in the picture's pixels. */
export const focusPattern = /^(\d+)x(\d+):(\d+)x(\d+)$/;

/** Width and height in pixels from the `/1200x800/` part of an asset's address; `null` when it has none. */
export function intrinsicSize(filename: string): Size | null {
  const [, width, height] = /\/(\d+)x(\d+)\//.exec(filename) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : null;
}

/** The path of a file of any space, without the host before it and what is made of it after it; null for other addresses. */
export function assetPathOf(filename: string): string | null {
  return /\/f\/\d+\/(?:\d+x\d+|x)\/[0-9a-z]+\/[^/?#]+/i.exec(filename)?.[0] ?? null;
}

/** The middle of a `focus` in parts of the picture's size, 0 to 1; null where it has none. */
export function focalPoint(focus: string | null | undefined, size: Size): { across: number; down: number } | null {
  const [, left, top, right, bottom] = (focusPattern.exec(focus ?? '') ?? []).map(Number);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  const part = (middle: number, whole: number) => Math.min(1, Math.max(0, middle / whole));
  return { across: part((left + right) / 2, size.width), down: part((top + bottom) / 2, size.height) };
}

/** A point, in parts of the picture's size, as the vendor stores it: the pixel there. */
export function focusAt({ across, down }: { across: number; down: number }, { width, height }: Size): string {
  const pixel = (part: number, whole: number) => Math.min(whole - 1, Math.max(0, Math.floor(part * whole)));
  const [x, y] = [pixel(across, width), pixel(down, height)];
  return `${x}x${y}:${x + 1}x${y + 1}`;
}

/** The same part of a picture of another size; empty where there was none. */
export function scaledFocus(focus: string | null | undefined, from: Size, to: Size): string {
  const sides = (focusPattern.exec(focus ?? '') ?? []).slice(1).map(Number);
  const [left, top, right, bottom] = sides;
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return '';
  const x = (side: number) => Math.min(to.width, Math.round((side * to.width) / from.width));
  const y = (side: number) => Math.min(to.height, Math.round((side * to.height) / from.height));
  const [start, above] = [Math.min(x(left), to.width - 1), Math.min(y(top), to.height - 1)];
  return `${start}x${above}:${Math.max(x(right), start + 1)}x${Math.max(y(bottom), above + 1)}`;
}
