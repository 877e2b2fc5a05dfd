import { html } from 'hono/html';
import { stylesheetName } from './page-assets.ts';

/** Text of a page; `html` escapes whatever is put into it. */
export type Html = ReturnType<typeof html>;

export type ServerPage = {
  title: string;
  /** Where its stylesheet and fonts are: `/checkout/assets`. */
  assets: string;
  /** What stands beside the wordmark: 'souvenirs', 'operator'. */
  place: string;
  /** Where the wordmark leads. */
  home: string;
  /** What of the page the header carries at its end. */
  aside?: Html | '';
  body: Html;
  footer?: Html | '';
};

/**
 * What such a page may load and where it may send: this site only, no script. Pictures of the shop are the site's own.
 */
const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The headers of a page that is nobody else's: not kept, not indexed, and its address told to nobody. */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': pagePolicy,
};

/** A whole document in the house's dress, without a script. */
export function serverPage({ title, assets, place, home, aside = '', body, footer = '' }: ServerPage): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" as="font" type="font/woff2" href="${assets}/gloock.woff2" crossorigin>
<link rel="preload" as="font" type="font/woff2" href="${assets}/schibsted-grotesk.woff2" crossorigin>
<link rel="stylesheet" href="${assets}/${stylesheetName}">
</head>
<body data-theme="souvenirs-product">
<a class="skip visually-hidden" href="#content">Skip to the content</a>
<header class="top">
<p class="mark"><a href="${home}">ash</a> <span>${place}</span></p>
${aside}
</header>
${body}
${footer}
</body>
</html>
`;
}
