import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Confirmation } from './confirm-member.ts';

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.2; }
button { min-height: 44px; padding: 0 1.5rem; font: inherit; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

/** The pages load nothing and are private: not cached, not indexed, not framed, no referrer for other sites. */
export const confirmHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** The page that a confirmation mail links to, and what its button leads to; null says that the link does not work. */
export function confirmPage(found: Confirmation | null, token: string) {
  if (!found) {
    return page(
      'This link no longer works',
      html`<p>It may be too old, or a newer mail took its place. Put your address into the form on our site once more, and a new mail will come.</p>`,
    );
  }
  const { state, email, listName } = found;
  if (state === 'done') return page('Thank you', html`<p>From now on “${listName}” will come to ${email}.</p>`);
  // A form and not the link itself: mail scanners open links, but they press no buttons.
  return page(
    'Please confirm',
    html`<p>“${listName}” was asked for at the address ${email}.</p>
<form method="post" action="?">
<input type="hidden" name="token" value="${token}">
<button>Confirm</button>
</form>`,
  );
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ash hotels</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
<p><a href="/">To the hotels</a></p>
</main>
</body>
</html>
`;
}
