import { createMiddleware } from 'hono/factory';

/** How long browsers use https only after a visit, in seconds: a year, what the browsers' preload lists ask for. */
const strictTransportSeconds = 31_536_000;

/** What every answer carries that is no page. */
export function fixedHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${strictTransportSeconds}; includeSubDomains`,
    }),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
}

/** A page brings a Content-Security-Policy of its own, and one whose address is a secret a stricter Referrer-Policy. */
const ownOfPages = ['Content-Security-Policy', 'Referrer-Policy'];

/**
 * What every answer carries: X-Content-Type-Options, Referrer-Policy, Permissions-Policy, Cross-Origin-Opener-Policy, and
 * with https Strict-Transport-Security. A page may bring its own only of `ownOfPages`.
 */
export function securityHeaders(publicUrl: string) {
  const fixed = Object.entries(fixedHeaders(publicUrl));
  return createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of fixed) {
      if (!(ownOfPages.includes(name) && headers.has(name))) headers.set(name, value);
    }
  });
}
