import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';

/** A whole document, `<!doctype html>` included. The router is there for the interface's links, which ask for one. */
export function renderPage(page: ReactNode): string {
  return `<!doctype html>\n${renderToStaticMarkup(<StaticRouter location="/">{page}</StaticRouter>)}\n`;
}
