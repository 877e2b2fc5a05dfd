import { createHash } from 'node:crypto';
import { partCode } from '#blocks/rendering/part-code.ts';
import { firstFonts } from '../fonts/first-fonts.server.ts';
import { latinFaces } from '../fonts/latin-faces.generated.ts';
import { styleOfFontsPart } from './fonts-part.ts';
import type { PageSheets } from './page-sheets.ts';
import { styleOrder } from './style-order.generated.ts';
import { styleParts } from './style-parts.generated.ts';

const texts = import.meta.glob<string>(['../**/*.css', '../../blocks/**/*.css', '../../ui/**/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});
const sheets = new Map(
  Object.entries(texts).map(([path, text]) => [
    path.startsWith('../../') ? path.slice(6) : `app/${path.slice(3)}`,
    text,
  ]),
);
const themes = [...sheets.keys()].filter((path) => path.startsWith('app/brands/')).sort();
/** The stylesheet of each theme and skin by the name of its part: `theme-siren`, `skin-candy`. */
const looks = new Map(
  themes.flatMap((path) =>
    [...textOf(path).matchAll(/\[data-(theme|skin)="?([a-z0-9-]+)"?\]/g)].map(([, kind, name]) => [
      `${kind}-${name}`,
      path,
    ]),
  ),
);
/** What all themes have in common. */
const ofEveryTheme = themes.filter((path) => ![...looks.values()].includes(path));
const [tokens = '', ...others] = styleOrder;
const order = [tokens, ...themes, ...others];

const namesByCode = new Map(Object.keys(styleParts).map((name) => [partCode(name), name]));

const version = createHash('sha256')
  .update(JSON.stringify([order.map((path) => textOf(path)), styleParts, latinFaces]))
  .digest('base64url')
  .slice(0, 8);

export const pageSheets: PageSheets = {
  address(parts) {
    const codes = new Set([...parts].filter(isPart).map(partCode));
    return `/styles/${version}/${[...codes].sort().join('.')}.css`;
  },
  find(address) {
    const [, asked, codes = ''] = /^\/styles\/([\w-]{8})\/([\w.-]+)\.css$/.exec(address) ?? [];
    if (asked === undefined) return null;
    const parts = codes
      .split('.')
      .map((code) => namesByCode.get(code) ?? code)
      .filter(isPart);
    const isCurrent = asked === version;
    // One address for each set of parts: a cache never stores the same twice.
    if (isCurrent && codes !== [...new Set(parts.map(partCode))].sort().join('.')) return null;
    const wanted = new Set(parts.flatMap((part) => looks.get(part) ?? styleParts[part] ?? []));
    if (parts.includes('shell')) for (const path of ofEveryTheme) wanted.add(path);
    const text = [...order.filter((path) => wanted.has(path)).map(textOf), ...parts.map(fontsOf)];
    return { text: text.join('\n'), isCurrent };
  },
};

function isPart(name: string): boolean {
  return looks.has(name) || Object.hasOwn(styleParts, name) || fontsOf(name) !== '';
}

/** The typefaces of a first screen, if that is what the part has; empty for any other. */
function fontsOf(part: string): string {
  const style = styleOfFontsPart(part);
  if (style === null || (style.skin !== null && !looks.has(`skin-${style.skin}`))) return '';
  return firstFonts(style).css;
}

function textOf(path: string): string {
  const text = sheets.get(path);
  if (text === undefined) throw new Error(`page-sheets: there is no stylesheet ${path}; run npm run generate`);
  return text;
}
