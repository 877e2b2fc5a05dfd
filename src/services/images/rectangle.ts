import { BadImagePath } from './bad-image-path.ts';

/** A rectangle in the original picture's pixels. */
export type Rectangle = { left: number; top: number; right: number; bottom: number };

/** `10x20:110x220` as a rectangle; throws when it is malformed or empty. */
export function parseRectangle(text: string): Rectangle {
  const [, left, top, right, bottom] = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(text) ?? [];
  const rectangle = { left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) };
  if (!(rectangle.right > rectangle.left && rectangle.bottom > rectangle.top)) {
    throw new BadImagePath(`'${text}' is not a rectangle X1xY1:X2xY2 with X2 over X1 and Y2 over Y1`);
  }
  return rectangle;
}
