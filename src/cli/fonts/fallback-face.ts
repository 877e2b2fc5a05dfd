/** How often a letter stands in English text, in per mille, with the space between words. */
const letterFrequency: Record<string, number> = {
  ' ': 183,
  a: 66,
  b: 12,
  c: 22,
  d: 35,
  e: 103,
  f: 18,
  g: 16,
  h: 50,
  i: 57,
  j: 1,
  k: 6,
  l: 33,
  m: 20,
  n: 57,
  o: 62,
  p: 15,
  q: 1,
  r: 49,
  s: 53,
  t: 75,
  u: 23,
  v: 8,
  w: 19,
  x: 1,
  y: 16,
  z: 1,
};
const letters = Object.keys(letterFrequency);

type Base = { names: readonly string[]; kind: 'sans-serif' | 'serif'; isBold: boolean; widths: string };

/**
 * Fonts that nearly every computer has, with what stands in for them on Linux and has the same widths. `widths` are those of
 * the space and a to z in thousandths of the font size, as Adobe publishes them for Helvetica and Times (Core 14 AFM).
 */
const bases: readonly Base[] = [
  {
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    kind: 'sans-serif',
    isBold: false,
    widths:
      '278 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500',
  },
  {
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    kind: 'sans-serif',
    isBold: true,
    widths:
      '278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500',
  },
  {
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    kind: 'serif',
    isBold: false,
    widths:
      '250 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444',
  },
  {
    names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
    kind: 'serif',
    isBold: true,
    widths:
      '250 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444',
  },
];

/** What a fallback has to match: widths by letter, ascent, descent and line gap, all in parts of the font size. */
export type FontMetrics = {
  widthOf: (letter: string) => number;
  ascent: number;
  /** Positive. */
  descent: number;
  lineGap: number;
};

/**
 * A `@font-face` rule that gives a font of the visitor's computer the widths and line heights of another font, so that a
 * text takes the same place in both (CSS Fonts 5, `size-adjust` and the `override` descriptors). The font whose own widths
 * are nearest is taken.
 *
 * `family` is the fallback's name, `weight` the rule's `font-weight`. `isBold` is left out where the font has one weight
 * only, which may be a heavy one.
 */
export function fallbackFace(options: {
  family: string;
  weight: string;
  kind: Base['kind'];
  isBold?: boolean;
  metrics: FontMetrics;
}): string {
  const { family, weight, kind, isBold, metrics } = options;
  const wanted = meanWidth(metrics.widthOf);
  const [nearest] = bases
    .filter((base) => base.kind === kind && (isBold === undefined || base.isBold === isBold))
    .map(({ names, widths }) => ({ names, scale: wanted / baseWidth(widths) }))
    .sort((one, other) => Math.abs(Math.log(one.scale)) - Math.abs(Math.log(other.scale)));
  if (nearest === undefined) throw new Error(`fallbackFace: nothing to take for ${family}`);
  const { names, scale } = nearest;
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(metrics.ascent / scale)};
  descent-override: ${percent(metrics.descent / scale)};
  line-gap-override: ${percent(metrics.lineGap / scale)};
}
`;
}

function baseWidth(widths: string): number {
  const listed = widths.split(' ').map(Number);
  return meanWidth((letter) => (listed[letters.indexOf(letter)] ?? Number.NaN) / 1000);
}

/** The mean width of a letter of English text. */
function meanWidth(widthOf: (letter: string) => number): number {
  const total = letters.reduce((sum, letter) => sum + (letterFrequency[letter] ?? 0), 0);
  return letters.reduce((sum, letter) => sum + widthOf(letter) * (letterFrequency[letter] ?? 0), 0) / total;
}

function percent(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`;
}
