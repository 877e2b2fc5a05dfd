import { createHash } from 'node:crypto';
import theme from '#app/brands/souvenirs/theme.css?inline';
import base from '#ui/styles/base.css?inline';
import tokens from '#ui/styles/tokens.css?inline';
import type { Stylesheet } from './server-pages.ts';

const layers = '@layer reset, tokens, themes, base, ui, page;';

const fonts = `@font-face { font-family: Gloock; src: url(gloock.woff2) format("woff2"); font-display: swap; }
@font-face { font-family: "Schibsted Grotesk Variable"; src: url(schibsted-grotesk.woff2) format("woff2"); font-weight: 400 900; font-display: swap; }`;

/** The styles of the interface's components that server pages are made of, and of the pages themselves. */
const modules = import.meta.glob<string>(
  [
    '../ui/{Button,DataTable,FactList,Totals}.module.css',
    '../ui/form/{ErrorSummary,Field,FieldGroup}.module.css',
    './**/*.module.css',
  ],
  { query: '?inline', import: 'default', eager: true },
);

const text = [layers, fonts, tokens, theme, base, ...Object.values(modules)].join('\n');

/** One file for all pages: there are few of them, and they share most of it. */
export const stylesheet: Stylesheet = {
  name: `pages-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.css`,
  text,
};
