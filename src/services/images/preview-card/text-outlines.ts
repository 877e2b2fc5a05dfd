import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/** The group's display face, from the same package as the pages' own. A machine may have no fonts at all. */
const faceFile = '@fontsource/gloock/files/gloock-latin-400-normal.woff';

let face: Font | null = null;

/**
 * A line of text as the outline of its letters: SVG path data from (`x`, `y`), the baseline's start, in pixels.
 * Characters that the face does not have are left out.
 */
export function outline(text: string, x: number, y: number, size: number): string {
  return font().getPath(known(text), x, y, size).commands.map(pathData).join('');
}

/** The library's own `toPathData` (2.0.0) writes NaN for a coordinate that is next to a whole number. */
function pathData(command: PathCommand): string {
  const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  switch (command.type) {
    case 'Z':
      return 'Z';
    case 'C':
      return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
    case 'Q':
      return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
    default:
      return command.type + at(command.x, command.y);
  }
}

/** How wide a line is, in pixels. */
export function widthOf(text: string, size: number): number {
  return font().getAdvanceWidth(known(text), size);
}

/**
 * Text broken into lines at the largest of `sizes` at which it fits into `width` and `mostLines`; at the smallest, what
 * is too long ends in an ellipsis.
 */
export function fitText(text: string, width: number, mostLines: number, sizes: readonly number[]) {
  for (const size of sizes) {
    const lines = brokenInto(text, width, size);
    if (lines.length <= mostLines && lines.every((line) => widthOf(line, size) <= width)) return { size, lines };
  }
  const size = sizes.at(-1) ?? 48;
  const lines = brokenInto(text, width, size);
  const shown = lines.slice(0, mostLines);
  const last = shown.at(-1) ?? '';
  const isCut = lines.length > mostLines || widthOf(last, size) > width;
  return { size, lines: isCut ? [...shown.slice(0, -1), shortened(last, width, size)] : shown };
}

function brokenInto(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function shortened(line: string, width: number, size: number): string {
  let short = line;
  while (short.length > 1 && widthOf(`${short}…`, size) > width) short = short.slice(0, -1).trimEnd();
  return `${short}…`;
}

function known(text: string): string {
  return [...text].filter((character) => font().charToGlyphIndex(character) > 0).join('');
}

function font(): Font {
  if (face) return face;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(faceFile)));
  face = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return face;
}
