import { themeSheets } from '../brands/theme-sheets.server.ts';
import type { PageStyle } from '../page-style.ts';
import { latinFaces, wordmark } from './latin-faces.generated.ts';

const everyStack = /(--font-(?:body|display)):\s*"([^"]+)",\s*([^;]+);/g;
const bodyStack = /(--font-body):\s*"([^"]+)",\s*([^;]+);/g;
/** How long the footer of a venue's page has the fallback of the theme's headings, so that their file is no hurry. */
const footerPauseMs = 2_000;

/**
 * The two typefaces that the first screen of a look shows: that of its texts and that of the headings of its main content,
 * which are a skin's where it has one. `files` are to be preloaded, with the letters of the wordmark. The headings of a theme under a skin are in the footer
 * alone: their file is fetched after the first screen, by an animation that sets the family.
 *
 * `css` gives the page and its main content the same fonts under names of their own and with `font-display: optional`: a
 * text that is being read never changes its typeface, as no fallback is so like another font that every line breaks at the
 * same word. A font that comes too late is there on the next page. Typefaces further down keep the `swap` of their sheets.
 */
export function firstFonts(
  { theme, skin }: Pick<PageStyle, 'theme' | 'skin'>,
  sheets = themeSheets,
): { files: string[]; css: string } {
  const faces = new Map<string, string>();
  const files = new Set<string>();
  const worn = sheets.filter(({ kind, name }) => name === (kind === 'skin' ? skin : theme));
  const hasSkin = worn.some(({ kind }) => kind === 'skin');
  const rules = worn.map(({ kind, name, css }) => {
    const stacks = hasSkin && kind === 'theme' ? bodyStack : everyStack;
    const declarations = [...css.matchAll(stacks)].map(([, property = '', family = '', others = '']) => {
      const face = latinFaces[family];
      // A font of the visitor's computer has no file.
      if (face === undefined) return `${property}:"${family}",${others}`;
      files.add(face.url);
      const range = face.range === null ? '' : `;unicode-range:${face.range}`;
      faces.set(
        family,
        `@font-face{font-family:"${family} First";src:url(${face.url})format("woff2");font-weight:${face.weight};font-display:optional${range}}`,
      );
      return `${property}:"${family} First",${others.replaceAll(/\s+/g, ' ')}`;
    });
    const selector = kind === 'skin' ? `main[data-skin="${name}"]` : `body[data-theme="${name}"]`;
    const rule = `${selector}{${declarations.join(';')}}`;
    return stacks === bodyStack ? rule + footerRules(css) : rule;
  });
  // Found in a stylesheet it would come a round trip later, and the first screen waits for it.
  if (faces.size > 0 && !faces.has(wordmark.family)) files.add(wordmark.url);
  return { files: [...files], css: [...faces.values(), ...rules].join('') };
}

function footerRules(css: string): string {
  const [, others] = /--font-display:\s*"[^"]+",\s*([^;]+);/.exec(css) ?? [];
  if (others === undefined) return '';
  return `@keyframes footer-font{from{--font-display:${others.replaceAll(/\s+/g, ' ')}}}main[data-skin]~footer{animation:footer-font 1ms ${footerPauseMs}ms backwards}`;
}
