import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';
import { type FontMetrics, fallbackFace } from './fonts/fallback-face.ts';
import { metricsOfWoff2 } from './fonts/read-woff2.ts';
import { firstCharacters, subsetOf, unicodeRange, type Weights } from './fonts/subset-font.ts';
import { type Use, usesOfTypefaces } from './fonts/theme-weights.ts';

/**
 * The `@font-face` rules of every `@fontsource` package that the project depends on, with a fallback of the same metrics. A
 * package's Latin file is cut into a first one, of what nearly every page shows, and the rest, which a page fetches when it
 * shows a character of it (docs/decisions/0043-typefaces-are-cut-to-what-pages-show.md).
 */

const folder = 'src/app/fonts';
/** The header and the footer name the brand in this typeface on every page, whatever the page's own are. */
const [wordmarkFamily, wordmarkLetters] = ['Gloock', 'ash'];
const wordmarkFile = 'wordmark.generated.woff2';
/** Weights at which a variable font is measured, and which weights each stands for. */
const measuredWeights = [
  { at: 400, range: '400 549', isBold: false },
  { at: 700, range: '550 900', isBold: true },
];

type Metadata = { id: string; family: string; category: string; variable: false | object };

/** A package's Latin file, and how it is cut: null where its license does not let a part have its name. */
type Typeface = {
  name: string;
  at: string;
  metadata: Metadata;
  latin: Buffer;
  font: opentype.Font;
  cut: { first: string; rest: string; weights: Weights | null } | null;
};

export async function generateFonts(root: string): Promise<[path: string, content: string | Buffer][]> {
  const require = createRequire(join(root, 'package.json'));
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const uses = await usesOfTypefaces(join(root, 'src/app/brands'));
  const typefaces = await Promise.all(
    Object.keys(dependencies)
      .filter((name) => name.startsWith('@fontsource'))
      .map((name) => readTypeface(name, dirname(require.resolve(`${name}/package.json`)), uses)),
  );
  const written = typefaces.map(async (typeface): Promise<[string, string | Buffer][]> => {
    const { name, metadata, latin, cut } = typeface;
    const text = `/* Written by src/cli/generate-fonts.ts from ${name}. Do not edit. */\n\n${await fontFaces(typeface)}`;
    const sheet: [string, string] = [`${folder}/${metadata.id}.generated.css`, text];
    if (cut === null) return [sheet];
    return [
      sheet,
      [`${folder}/${cutFile(metadata, 'first')}`, await subsetOf(latin, cut.first, cut.weights)],
      [`${folder}/${cutFile(metadata, 'rest')}`, await subsetOf(latin, cut.rest, cut.weights)],
    ];
  });
  return [
    ...(await Promise.all(written)).flat(),
    ...(await wordmark(typefaces)),
    [`${folder}/latin-faces.generated.ts`, await latinFaces(typefaces)],
  ];
}

/** The brand's name in its own typeface, for pages that show that typeface nowhere else. */
async function wordmark(typefaces: Typeface[]): Promise<[path: string, content: string | Buffer][]> {
  const typeface = typefaces.find(({ metadata }) => familyOf(metadata) === wordmarkFamily);
  if (!typeface) throw new Error(`The wordmark's typeface ${wordmarkFamily} is not installed.`);
  // Hidden rather than shown in another typeface until it has come: it is a kilobyte.
  const sheet = `/* Written by src/cli/generate-fonts.ts from ${typeface.name}. Do not edit. */

@font-face {
  font-family: "${wordmarkFamily} Wordmark";
  font-style: normal;
  font-display: block;
  font-weight: 400;
  src: url("./${wordmarkFile}") format("woff2");
  unicode-range: ${unicodeRange(wordmarkLetters)};
}
`;
  return [
    [`${folder}/wordmark.generated.css`, sheet],
    [`${folder}/${wordmarkFile}`, await subsetOf(typeface.latin, wordmarkLetters, null)],
  ];
}

async function readTypeface(name: string, at: string, uses: Map<string, Use>): Promise<Typeface> {
  const metadata = JSON.parse(await readFile(join(at, 'metadata.json'), 'utf8')) as Metadata;
  const latin = await readFile(join(at, 'files', latinFile(metadata)));
  const font = opentype.parse(metricsOfWoff2(latin));
  const use = uses.get(familyOf(metadata));
  // Section 3 of the Open Font License: no changed version may have a reserved name.
  const isReserved = Object.values(font.names.windows?.copyright ?? {}).some((text) =>
    /reserved font name/i.test(text),
  );
  if (use === undefined || isReserved) return { name, at, metadata, latin, font, cut: null };
  const characters = Object.keys(font.tables.cmap.glyphIndexMap).map((point) => String.fromCodePoint(Number(point)));
  const wanted = firstCharacters[use.isText ? 'text' : 'headings'];
  const first = characters.filter((character) => wanted.includes(character)).join('');
  const rest = characters.filter((character) => !wanted.includes(character)).join('');
  return { name, at, metadata, latin, font, cut: { first, rest, weights: metadata.variable ? use.weights : null } };
}

/** What a page needs to say of the letters that the first screen shows. */
async function latinFaces(typefaces: Typeface[]): Promise<string> {
  const faces = typefaces.map(async (typeface) => {
    const { name, metadata, cut } = typeface;
    const rules = await ownRules(typeface);
    const rule = rules.find((text) => text.includes(cut ? cutFile(metadata, 'first') : latinFile(metadata))) ?? '';
    const descriptor = (property: string) => new RegExp(`${property}: ([^;]*);`).exec(rule)?.[1] ?? null;
    const variable = metadata.id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const range = descriptor('unicode-range');
    const file = cut ? `./${cutFile(metadata, 'first')}` : `${name}/files/${latinFile(metadata)}`;
    return {
      load: `import ${variable} from '${file}?url';`,
      entry: `  '${familyOf(metadata)}': {
    url: ${variable},
    weight: '${descriptor('font-weight')}',
    range: ${range === null ? 'null' : `'${range}'`},
  },`,
    };
  });
  const written = await Promise.all(faces);
  return `// Written by src/cli/generate-fonts.ts from the @fontsource packages. Do not edit.

${written.map(({ load }) => load).join('\n')}
import wordmarkUrl from './${wordmarkFile}?url';

/** The file with the letters of the brand's name, and the family that has them, too. */
export const wordmark = { family: '${wordmarkFamily}', url: wordmarkUrl };

/** The first file of every font, by its family, with its \`font-weight\` and \`unicode-range\`. */
export const latinFaces: Readonly<Record<string, { url: string; weight: string; range: string | null }>> = {
${written.map(({ entry }) => entry).join('\n')}
};
`;
}

async function fontFaces(typeface: Typeface): Promise<string> {
  const own = await ownRules(typeface);
  const { metadata, font } = typeface;
  const { ascender, descender, lineGap } = font.tables.hhea;
  const metricsAt = (weight: number): FontMetrics => ({
    widthOf: (letter) => {
      const glyph = font.charToGlyph(letter);
      const shown = metadata.variable ? font.variation.process.getTransform(glyph, { wght: weight }) : glyph;
      return shown.advanceWidth / font.unitsPerEm;
    },
    ascent: ascender / font.unitsPerEm,
    descent: -descender / font.unitsPerEm,
    lineGap: lineGap / font.unitsPerEm,
  });
  const family = `${familyOf(metadata)} Fallback`;
  const kind = metadata.category === 'sans-serif' || metadata.category === 'display' ? 'sans-serif' : 'serif';
  const fallbacks = metadata.variable
    ? measuredWeights.map(({ at: weight, range, isBold }) =>
        fallbackFace({ family, weight: range, kind, isBold, metrics: metricsAt(weight) }),
      )
    : [fallbackFace({ family, weight: '400', kind, metrics: metricsAt(400) })];
  return [...own.map((rule) => `${rule}\n`), ...fallbacks].join('\n');
}

/** The package's rules for letters that European languages are written with; those of a Latin file that is cut become two. */
async function ownRules({ name, at, metadata, cut }: Typeface): Promise<string[]> {
  const sheet = await readFile(join(at, metadata.variable ? 'wght.css' : 'latin-400.css'), 'utf8');
  const rules = [...sheet.matchAll(/\/\* [\w-]*-latin-[\w-]* \*\/\n(@font-face \{[^}]*\}\n?)/g)].map(([, rule = '']) =>
    rule
      .replace(/, url\([^)]*\.woff\) format\('woff'\)/, '')
      .replace(/url\(\.\/([^)]*)\)/g, `url("${name}/$1")`)
      .replaceAll("'", '"')
      .trim(),
  );
  if (cut === null) return rules;
  const { first, rest, weights } = cut;
  const family = familyOf(metadata);
  // The same weight in every rule of a family: browsers take letters from rules of one weight alone.
  const weight = weights === null ? '400' : [...new Set([weights.min, weights.max])].join(' ');
  return rules.flatMap((whole) => {
    const rule = whole.replace(/font-weight: [^;]*;/, `font-weight: ${weight};`);
    const ofRest = rule.replace(`"${family}"`, `"${family} Rest"`);
    if (!rule.includes(latinFile(metadata))) return [ofRest];
    const cutRule = (uncut: string, part: 'first' | 'rest', range: string) =>
      uncut
        .replace(/src: [^;]*;/, `src: url("./${cutFile(metadata, part)}") format("woff2");`)
        .replace(/\n {2}unicode-range: [^;]*;/, '')
        .replace(/;\n\}$/, `;\n  unicode-range: ${range};\n}`);
    return [cutRule(ofRest, 'rest', unicodeRange(rest)), cutRule(rule, 'first', unicodeRange(first))];
  });
}

function familyOf({ family, variable }: Metadata): string {
  return variable ? `${family} Variable` : family;
}

function latinFile({ id, variable }: Metadata): string {
  return `${id}-latin-${variable ? 'wght' : '400'}-normal.woff2`;
}

function cutFile({ id }: Metadata, part: 'first' | 'rest'): string {
  return `${id}-${part}.generated.woff2`;
}
