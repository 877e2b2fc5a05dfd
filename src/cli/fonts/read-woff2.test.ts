import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import { expect, it } from 'vitest';
import { metricsOfWoff2 } from './read-woff2.ts';

function fileOf(name: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(name)));
}

it('reads the same widths and heights as from the WOFF file of the same font', () => {
  const stem = '@fontsource/gloock/files/gloock-latin-400-normal';
  const woff = fileOf(`${stem}.woff`);
  const expected = opentype.parse(new Uint8Array(woff).buffer);
  const read = opentype.parse(metricsOfWoff2(fileOf(`${stem}.woff2`)));
  const widths = (font: typeof read) => [...'agQ &'].map((letter) => font.charToGlyph(letter).advanceWidth);
  expect(widths(read)).toEqual(widths(expected));
  expect(read.tables.hhea).toMatchObject({ ascender: expected.tables.hhea.ascender, lineGap: 0 });
});

it('reads how wide a variable font is at a weight', () => {
  const stencil = '@fontsource-variable/big-shoulders-stencil/files/big-shoulders-stencil-latin-wght-normal.woff2';
  const font = opentype.parse(metricsOfWoff2(fileOf(stencil)));
  const widthAt = (wght: number) =>
    font.variation.process.getTransform(font.charToGlyph('n'), { wght }).advanceWidth / font.unitsPerEm;
  expect(widthAt(800)).toBeGreaterThan(widthAt(400));
});

it('refuses what is no WOFF2 file', () => {
  expect(() => metricsOfWoff2(Buffer.alloc(64))).toThrow('not a WOFF2 font');
});
