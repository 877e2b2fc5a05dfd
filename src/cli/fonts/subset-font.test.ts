import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import { expect, it } from 'vitest';
import { metricsOfWoff2 } from './read-woff2.ts';
import { firstCharacters, subsetOf, unicodeRange } from './subset-font.ts';

const stencil = '@fontsource-variable/big-shoulders-stencil/files/big-shoulders-stencil-latin-wght-normal.woff2';

it('keeps the characters and nothing else, as wide as they are at the weight', async () => {
  const file = readFileSync(fileURLToPath(import.meta.resolve(stencil)));
  const whole = opentype.parse(metricsOfWoff2(file));
  const cut = opentype.parse(metricsOfWoff2(await subsetOf(file, 'nm', { min: 800, max: 800 })));
  const widthAt800 = whole.variation.process.getTransform(whole.charToGlyph('n'), { wght: 800 }).advanceWidth;
  expect(cut.charToGlyph('n').advanceWidth).toBeCloseTo(widthAt800, -1);
  expect(Object.keys(cut.tables.cmap.glyphIndexMap).map((point) => String.fromCodePoint(Number(point)))).toEqual([
    'm',
    'n',
  ]);
});

it('writes a unicode-range of single characters and runs, in order', () => {
  expect(unicodeRange('cba’z')).toBe('U+61-63,U+7A,U+2019');
});

it('has every letter and sign of the demonstration in the first files', () => {
  const folder = fileURLToPath(new URL('../../../content/', import.meta.url));
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(stories|products)\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  expect(texts.length).toBeGreaterThan(50);
  const first = firstCharacters.text + firstCharacters.headings;
  // Outside of ASCII: the rest of these files is code.
  const used = new Set(texts.flatMap((text) => text.match(/[\u0080-\u{10ffff}]/gu) ?? []));
  expect([...used].filter((character) => !first.includes(character))).toEqual([]);
});
