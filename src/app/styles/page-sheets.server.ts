import { createHash } from 'node:crypto';
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

/** Every part but those of typefaces: a document's address has a bit for each. */
const numbered = [...Object.keys(styleParts), ...looks.keys()].sort();

const version = createHash('sha256')
  .update(JSON.stringify([order.map((path) => textOf(path)), styleParts, latinFaces]))
  .digest('base64url')
  .slice(0, 8);

export const pageSheets: PageSheets = {
  address(parts) {
    const all = [...new Set(parts)].filter(isPart);
    return `/styles/${version}/${[maskOf(all), ...named(all)].join('.')}.css`;
  },
  find(address) {
    const [, asked, names = ''] = /^\/styles\/([\w-]{8})\/([\w.~-]+)\.css$/.exec(address) ?? [];
    if (asked === undefined) return null;
    const [first = '', ...more] = names.split('.');
    const isOfDocument = first.startsWith('~');
    const parts = [...(isOfDocument ? partsOf(first) : [first]), ...more].filter(isPart);
    const isCurrent = asked === version;
    // One address for each set of parts: a cache never stores the same twice.
    const wholeAddress = isOfDocument ? pageSheets.address(parts) : `/styles/${version}/${sorted(parts).join('.')}.css`;
    if (isCurrent && address !== wholeAddress) return null;
    const wanted = new Set(parts.flatMap((part) => looks.get(part) ?? styleParts[part] ?? []));
    if (parts.includes('shell')) for (const path of ofEveryTheme) wanted.add(path);
    const text = [...order.filter((path) => wanted.has(path)).map(textOf), ...parts.map(fontsOf)];
    if (isOfDocument) text.push(`:root{--style-parts:"${sorted(parts).join('.')}"}`);
    return { text: text.join('\n'), isCurrent };
  },
};

function sorted(parts: readonly string[]): string[] {
  return [...new Set(parts)].sort();
}

/** `~` and a bit for each numbered part, in base64: names are a tenth of a kilobyte more in every document. */
function maskOf(parts: readonly string[]): string {
  const bits = Buffer.alloc(Math.ceil(numbered.length / 8));
  for (const [index, name] of numbered.entries()) {
    if (parts.includes(name)) bits.writeUInt8(bits.readUInt8(index >> 3) | (1 << (index & 7)), index >> 3);
  }
  return `~${bits.toString('base64url')}`;
}

function partsOf(mask: string): string[] {
  const bits = Buffer.from(mask.slice(1), 'base64url');
  return numbered.filter((_, index) => ((bits[index >> 3] ?? 0) >> (index & 7)) & 1);
}

function named(parts: readonly string[]): string[] {
  return sorted(parts).filter((part) => !numbered.includes(part));
}

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
