import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const brandsFolder = new URL('.', import.meta.url);
const brands = readdirSync(brandsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Pairs that meet on a page, with WCAG 2.2's ratio for them: 4.5 for text (1.4.3), 3 for lines and focus (1.4.11). */
const pairs: [front: string, back: string, ratio: number][] = [
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

/**
 * What a dark band mixes of its two colours, in per cent of the text's: muted words on the band and on its tint, as
 * src/blocks/rendering/RenderBlocks.module.css says it.
 */
const bands = readFileSync(new URL('../../blocks/rendering/RenderBlocks.module.css', brandsFolder), 'utf8');
const [, darkBand = ''] = /\.dark \{([^}]+)\}/.exec(bands) ?? [];
const shareOf = (name: string) =>
  Number(new RegExp(`--${name}: color-mix\\(in srgb, var\\(--deep-fg\\) (\\d+)%`).exec(darkBand)?.[1]);
const bandMixes: [front: number, back: number][] = [
  [shareOf('muted'), 0],
  [shareOf('muted'), shareOf('tint')],
];

describe.each(brands.map((brand) => brand.name))('theme %s', (brand) => {
  const css = readFileSync(new URL(`${brand}/theme.css`, brandsFolder), 'utf8');
  const colours = new Map([...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]));

  it.each(pairs)('%s on %s reaches %s:1', (front, back, ratio) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(ratio);
  });

  it.each(bandMixes)('on a dark band, %d parts in a hundred of the text’s colour reach 4.5:1 on %d', (front, back) => {
    const mixed = (percent: number) => mix(colour('deep-fg'), colour('deep'), percent / 100);
    expect(contrast(mixed(front), mixed(back))).toBeGreaterThanOrEqual(4.5);
  });

  function colour(name: string): string {
    const value = colours.get(name);
    if (value === undefined) throw new Error(`theme ${brand} does not set --${name}`);
    return value;
  }
});

/** `share` of one colour in another, channel by channel, as `color-mix(in srgb, …)` mixes. */
function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16)) as [number, number];
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of a `#rrggbb` colour as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
