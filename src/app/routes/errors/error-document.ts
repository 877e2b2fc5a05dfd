import { isRouteErrorResponse } from 'react-router';
import { nightQuery } from '#protocol/night.ts';
import { contentSecurityPolicy } from '../../document/content-security-policy.ts';
import { failureDetail } from './failure-detail.ts';

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:#f3ede1;color:#1c1916;
font:1.125rem/1.6 system-ui,sans-serif}
h1{font:400 clamp(2.25rem,7vw,4.5rem)/1.05 Georgia,serif;margin:0 0 1rem;max-width:14ch}
p{margin:0 0 1rem;max-width:36rem}a{color:#8f2a13}pre{overflow:auto;max-width:90vw;padding:1rem;background:#e8dfce;font-size:.875rem}
@media screen and ${nightQuery}{body{background:#15110e;color:#f0e7d8}a{color:#f5a788}pre{background:#241e18}}
`;

/**
 * The page for status 500 and every other status that is not 404 (docs/reference/routes.md#errors). A failure has
 * `Retry-After` and the id that the log names it by; a refusal (below 500) says why, in the words it was thrown with. It
 * is plain HTML without a script, a font or a picture, so that it still shows when content or commerce is down. In
 * development it shows the stack instead.
 */
export function errorDocument(options: {
  status: number;
  error: unknown;
  development: boolean;
  requestId: string;
}): Response {
  const { status, error, development, requestId } = options;
  const refused = status < 500 && isRouteErrorResponse(error);
  const advice = refused
    ? `<p>${escapeHtml(String(error.data))}</p>`
    : `<p>Please try again in a minute. If it goes on, <a href="/contact">write to us</a>
and name ${requestId}; by mail to hello@ash.example, if that page is not there either.</p>`;
  const detail = development
    ? `<pre>${escapeHtml(failureDetail(error))}</pre>`
    : `${advice}<p>${refused ? '' : '<a href="">Try again</a> · '}<a href="/">Go back home</a></p>`;
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Internal Server Error</title><style>${style}</style></head>
<body><main><p>${status}</p><h1>This page is temporarily unavailable.</h1>${detail}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy({ scripts: [], styles: [style], development }),
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
      ...(refused ? {} : { 'Retry-After': '60' }),
    },
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
