import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

export type Page = ReturnType<typeof html>;

const style = `
:root { color-scheme: light; font: 1.0625rem/1.5 system-ui, sans-serif; background: #fffdf8; color: #1c1916; }
body { margin: 0; padding: 2rem 1.25rem; }
main { display: grid; gap: 1.25rem; max-width: 36rem; margin: 0 auto; }
h1, h2, p, ul, dl, dd { margin: 0; }
h1 { font-size: 2rem; line-height: 1.15; }
h2 { font-size: 1.25rem; }
section { display: grid; gap: .5rem; padding-top: 1rem; border-top: 1px solid #1c1916; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; }
dd { overflow-wrap: anywhere; }
section dd { text-align: end; }
form { display: grid; gap: 1rem; }
label { display: grid; gap: .25rem; }
input, button, .button { box-sizing: border-box; min-height: 44px; padding: .5rem .75rem; border: 1px solid #1c1916; background: #fff; color: inherit; font: inherit; }
button, .button { justify-self: start; padding-inline: 1.5rem; background: #1c1916; color: #fffdf8; text-decoration: none; }
a { color: inherit; }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; }
nav a { padding-block: .5rem; }
nav .button { padding-block: .5rem; }
:focus-visible { outline: 3px solid #b5391d; outline-offset: 2px; }
`;

/** Of every page of the engines. */
export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** A page of the engines: its heading, which is its title too, and what follows. */
export function engineDocument(heading: string, body: Page): Page {
  const name = 'Demonstration booking engine';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading === name ? name : `${heading} · ${name}`}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>
`;
}
