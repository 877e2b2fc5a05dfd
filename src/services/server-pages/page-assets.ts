import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Hono } from 'hono';

const source = join(import.meta.dirname, '../..');
const { resolve } = createRequire(import.meta.url);

/** The site's own sheets, read as they are, so that a service's pages wear what the shop wears; then the pages' own. */
const sheets = [
  join(source, 'ui/styles/tokens.css'),
  join(source, 'app/brands/souvenirs/theme.css'),
  join(source, 'ui/styles/base.css'),
  join(import.meta.dirname, 'page.css'),
  join(import.meta.dirname, 'form.css'),
  join(import.meta.dirname, 'order.css'),
];

const fonts = {
  'gloock.woff2': '@fontsource/gloock/files/gloock-latin-400-normal.woff2',
  'schibsted-grotesk.woff2': '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
};

const fontFaces = `@font-face { font-family: Gloock; src: url(gloock.woff2) format("woff2"); font-display: swap; }
@font-face { font-family: "Schibsted Grotesk Variable"; src: url(schibsted-grotesk.woff2) format("woff2"); font-weight: 400 900; font-display: swap; }
`;

const stylesheet = `@layer reset, tokens, themes, base, page;\n${fontFaces}${sheets.map((file) => readFileSync(file, 'utf8')).join('\n')}`;

/** The stylesheet's file name changes with what is in it, so that it can be kept for good. */
export const stylesheetName = `house-${createHash('sha256').update(stylesheet).digest('hex').slice(0, 10)}.css`;

const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Serves the stylesheet and its fonts, to be mounted beside the pages that link to it. */
export function pageAssets(): Hono {
  const app = new Hono();
  app.get(`/${stylesheetName}`, (c) =>
    c.body(stylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8', ...forGood }),
  );
  for (const [name, file] of Object.entries(fonts)) {
    app.get(`/${name}`, (c) =>
      c.body(new Uint8Array(readFileSync(resolve(file))), 200, { 'Content-Type': 'font/woff2', ...forGood }),
    );
  }
  return app;
}
