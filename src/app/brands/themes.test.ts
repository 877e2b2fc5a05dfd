import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mix } from '#blocks/sections/hotel-hero/scrim.server.ts';
import { contrast } from '#protocol/contrast.ts';
import { nightQuery } from '#protocol/night.ts';

type Pair = [front: string, back: string, ratio: number];

/** Pairs that meet on a page, with WCAG 2.2's ratio for them: 4.5 for text (1.4.3), 3 for lines and focus (1.4.11). */
const pairs: Pair[] = [
  ['fg', 'bg', 4.5],
  ['fg', 'tint', 4.5],
  ['muted', 'bg', 4.5],
  ['muted', 'tint', 4.5],
  ['link', 'bg', 4.5],
  ['link', 'tint', 4.5],
  ['accent-fg', 'accent', 4.5],
  ['deep-fg', 'deep', 4.5],
  ['accent', 'bg', 3],
  ['line', 'bg', 3],
  ['focus', 'bg', 3],
  ['focus', 'tint', 3],
];

/** At night the accent is bright: errors and dates are written in it, and it stands on the dark colour too. */
const nightPairs: Pair[] = [
  ...pairs,
  ['accent', 'bg', 4.5],
  ['accent', 'tint', 4.5],
  ['accent', 'deep', 3],
  ['focus', 'deep', 3],
];

const brandsFolder = new URL('.', import.meta.url);
const brands = readdirSync(brandsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
/** The shop is light at night too, and so are the server pages, which have its theme. */
const lightAlways = ['souvenirs'];

/** What a style sheet mixes of two colours, in per cent of the text's. */
function shareOf(sheet: string, property: string, front: string): number {
  const css = readFileSync(new URL(sheet, brandsFolder), 'utf8');
  const [, share] = new RegExp(`--${property}: color-mix\\(in srgb, var\\(--${front}\\) (\\d+)%`).exec(css) ?? [];
  return Number(share) / 100;
}

const bands = '../../blocks/rendering/RenderBlocks.module.css';
/** Muted words on a dark band, and on what is tinted there. */
const bandMixes: [front: number, back: number][] = [
  [shareOf(bands, 'muted', 'deep-fg'), 0],
  [shareOf(bands, 'muted', 'deep-fg'), shareOf(bands, 'tint', 'deep-fg')],
];
const sheetTint = shareOf('night.css', 'sheet-tint', 'fg');

type Palette = { name: string; colours: Map<string, string>; isNight: boolean };

const palettes = brands.flatMap(({ name }): Palette[] => {
  const css = readFileSync(new URL(`${name}/theme.css`, brandsFolder), 'utf8');
  const [day = '', night] = css.split(`@media screen and ${nightQuery}`);
  const by = { name: `${name} by day`, colours: coloursIn(day), isNight: false };
  return night === undefined ? [by] : [by, { name: `${name} at night`, colours: coloursIn(night), isNight: true }];
});

describe.each(palettes)('$name', ({ colours, isNight }) => {
  it.each(isNight ? nightPairs : pairs)('%s on %s reaches %s:1', (front, back, ratio) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(ratio);
  });

  it.each(bandMixes)('on a dark band, a share of %d of the text’s colour reaches 4.5:1 on %d', (front, back) => {
    const mixed = (share: number) => mix(colour('deep-fg'), colour('deep'), share);
    expect(contrast(mixed(front), mixed(back))).toBeGreaterThanOrEqual(4.5);
  });

  function colour(name: string): string {
    const value = colours.get(name);
    if (value === undefined) throw new Error(`The palette does not set --${name}`);
    return value;
  }
});

it.each(palettes.filter(({ isNight }) => isNight))(
  '$name: dark, with readable words on tinted panels',
  ({ colours }) => {
    const [bg = '', fg = '', muted = '', tint = ''] = ['bg', 'fg', 'muted', 'tint'].map((name) => colours.get(name));
    const panel = mix(fg, tint, sheetTint);
    for (const front of [fg, muted]) expect(contrast(front, panel)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(bg, '#ffffff')).toBeGreaterThan(15);
  },
);

it.each(brands)('$name brings every typeface that it names: a page may have no other theme', ({ name }) => {
  const css = readFileSync(new URL(`${name}/theme.css`, brandsFolder), 'utf8');
  const named = new Set([...css.matchAll(/"([\w ]+?)(?: Variable)? Fallback"/g)].map(([, face = '']) => face));
  const imported = [...css.matchAll(/@import "..\/..\/fonts\/([\w-]+)\.generated\.css"/g)].map(([, file]) => file);
  expect(named.size).toBeGreaterThan(0);
  expect(imported.toSorted()).toEqual([...named].map((face) => face.toLowerCase().replaceAll(' ', '-')).sort());
});

it('every theme but the shop’s has a night, which sets every colour anew', () => {
  for (const { name } of brands) {
    const [day, night] = palettes.filter((palette) => palette.name.startsWith(`${name} `));
    if (lightAlways.includes(name)) expect(night).toBeUndefined();
    else expect([...(night?.colours.keys() ?? [])]).toEqual([...(day?.colours.keys() ?? [])]);
  }
});

function coloursIn(css: string): Map<string, string> {
  return new Map([...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}
