import { createContext, use } from 'react';
import { preload } from 'react-dom';
import type { PageStyle } from '../page-style.ts';

type Register = (style: PageStyle) => readonly string[];

/** Takes the look of the page and answers with its font files. */
export const FirstFontsContext = /* @__PURE__ */ createContext<Register>(() => []);

/** Lets the browser fetch the page's typefaces before it has read a stylesheet. On the server alone. */
export function FirstFonts({ style }: { style: PageStyle }) {
  for (const href of use(FirstFontsContext)(style)) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return null;
}
