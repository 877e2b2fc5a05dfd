import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { cacheControl } from '#protocol/cache-times.ts';
import { fontFiles } from './fonts.ts';
import type { LoadServerPages } from './server-pages.ts';

const { resolve } = createRequire(import.meta.url);

const forGood = { 'Cache-Control': cacheControl.immutable };

/** Serves the stylesheet and its fonts, to be mounted beside the pages that link to it. */
export function pageAssets(loadPages: LoadServerPages): Hono {
  const app = new Hono();
  for (const [name, file] of Object.entries(fontFiles)) {
    app.get(`/${name}`, (c) =>
      c.body(new Uint8Array(readFileSync(resolve(file))), 200, { 'Content-Type': 'font/woff2', ...forGood }),
    );
  }
  app.get('/:name{.+\\.css}', async (c) => {
    const { stylesheet } = await loadPages();
    if (c.req.param('name') !== stylesheet.name) return c.notFound();
    return c.body(stylesheet.text, 200, { 'Content-Type': 'text/css; charset=utf-8', ...forGood });
  });
  return app;
}
