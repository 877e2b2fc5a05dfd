import { createMiddleware } from 'hono/factory';

/** What every answer carries, whatever it is. A page brings its own Content-Security-Policy; the rest gets none at all. */
export function securityHeaders(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  return createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    // A page whose address is a secret asks for a stricter one.
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    if (secure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    }
  });
}
