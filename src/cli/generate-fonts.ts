import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';
import { type FontMetrics, fallbackFace } from './fonts/fallback-face.ts';
import { metricsOfWoff2 } from './fonts/read-woff2.ts';

/** The `@font-face` rules of every `@fontsource` package that the project depends on, with a fallback of the same metrics. */

const folder = 'src/app/fonts';
/** Weights at which a variable font is measured, and which weights each stands for. */
const measuredWeights = [
  { at: 400, range: '400 549', isBold: false },
  { at: 700, range: '550 900', isBold: true },
];

type Metadata = { id: string; family: string; category: string; variable: false | object };

export async function generateFonts(root: string): Promise<[path: string, text: string][]> {
  const require = createRequire(join(root, 'package.json'));
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const fonts = await Promise.all(
    Object.keys(dependencies)
      .filter((name) => name.startsWith('@fontsource'))
      .map(async (name) => {
        const at = dirname(require.resolve(`${name}/package.json`));
        return { name, at, metadata: JSON.parse(await readFile(join(at, 'metadata.json'), 'utf8')) as Metadata };
      }),
  );
  const sheets = fonts.map(async ({ name, at, metadata }): Promise<[string, string]> => {
    const text = `/* Written by src/cli/generate-fonts.ts from ${name}. Do not edit. */\n\n${await fontFaces(name, at, metadata)}`;
    return [`${folder}/${metadata.id}.generated.css`, text];
  });
  return [...(await Promise.all(sheets)), [`${folder}/latin-faces.generated.ts`, await latinFaces(fonts)]];
}

/** What a page needs to say of the Latin letters, which the first screen shows. */
async function latinFaces(fonts: { name: string; at: string; metadata: Metadata }[]): Promise<string> {
  const faces = fonts.map(async ({ name, at, metadata }) => {
    const rule = (await ownRules(name, at, metadata)).find((text) => text.includes(latinFile(metadata))) ?? '';
    const descriptor = (property: string) => new RegExp(`${property}: ([^;]*);`).exec(rule)?.[1] ?? null;
    const variable = metadata.id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const range = descriptor('unicode-range');
    return {
      load: `import ${variable} from '${name}/files/${latinFile(metadata)}?url';`,
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

/** The file of the Latin letters of every font, by its family, with its \`font-weight\` and \`unicode-range\`. */
export const latinFaces: Readonly<Record<string, { url: string; weight: string; range: string | null }>> = {
${written.map(({ entry }) => entry).join('\n')}
};
`;
}

async function fontFaces(name: string, at: string, metadata: Metadata): Promise<string> {
  const own = await ownRules(name, at, metadata);
  const font = opentype.parse(metricsOfWoff2(await readFile(join(at, 'files', latinFile(metadata)))));
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

/** The package's own rules for letters that European languages are written with. */
async function ownRules(name: string, at: string, metadata: Metadata): Promise<string[]> {
  const sheet = await readFile(join(at, metadata.variable ? 'wght.css' : 'latin-400.css'), 'utf8');
  return [...sheet.matchAll(/\/\* [\w-]*-latin-[\w-]* \*\/\n(@font-face \{[^}]*\}\n?)/g)].map(([, rule = '']) =>
    rule
      .replace(/, url\([^)]*\.woff\) format\('woff'\)/, '')
      .replace(/url\(\.\/([^)]*)\)/g, `url("${name}/$1")`)
      .replaceAll("'", '"')
      .trim(),
  );
}

function familyOf({ family, variable }: Metadata): string {
  return variable ? `${family} Variable` : family;
}

function latinFile({ id, variable }: Metadata): string {
  return `${id}-latin-${variable ? 'wght' : '400'}-normal.woff2`;
}
