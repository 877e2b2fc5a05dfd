import type { PageScript } from './server-pages.ts';

/** What such a page may load and where it may send: this site only, no script. Pictures of the shop are the site's own. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The policy of a page with one script in it, which may ask this site: no other script, and no other host. */
export function policyWithScript({ hash }: PageScript): string {
  return `${pagePolicy}; script-src '${hash}'; connect-src 'self'`;
}

/** The headers of a page that is for its reader alone: not stored, not indexed. */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': pagePolicy,
};
