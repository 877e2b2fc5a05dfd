import subsetFont from 'subset-font';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/**
 * What the first file of a typeface holds, by what the typeface is used for; the other characters of its Latin file are in a
 * second one. Each costs 100 to 500 bytes: what nearly no page shows (straight quotation marks, exclamation marks) is left out.
 */
export const firstCharacters = {
  headings: `${letters} !&'(),-./:;?$\u00a0‘’“”–—…·àé`,
  text: `${letters} &(),-./:;?@$%*+\u00a0‘’“”–—·²¼½¾×−éú`,
} as const;

/** What browsers apply to every text, and the figures that stylesheets ask for. */
const features = 'calt ccmp clig kern liga lnum locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/** The weights of a variable font that a file keeps: one, or all between two. */
export type Weights = { min: number; max: number };

/**
 * The given characters of a font as a WOFF2 file, the same bytes each time: with kerning and ligatures, without hints for
 * coarse screens, and without what no stylesheet asks for. `weights` is null for a font with one weight.
 */
export function subsetOf(file: Buffer, characters: string, weights: Weights | null): Promise<Buffer> {
  const wght = weights !== null && weights.min === weights.max ? weights.min : weights;
  const options = {
    targetFormat: 'woff2' as const,
    noHinting: true,
    keepFeatures: features,
    ...(wght === null ? {} : { variationAxes: { wght } }),
  };
  return subsetFont(file, characters, options);
}

/** The characters as a `unicode-range`. */
export function unicodeRange(characters: string): string {
  const runs: { from: number; to: number }[] = [];
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0);
  for (const point of points.sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.to === point - 1) last.to = point;
    else runs.push({ from: point, to: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}
