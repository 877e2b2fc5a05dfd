import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { cacheControl } from '#protocol/cache-times.ts';

/** Its scripts and styles are files of its own; it shows pictures and drafts of this site. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const notBuilt = 'The editor is not built yet: run `npm run build` once, and load this page again.\n';

/**
 * Serves the editor of the embedded content service: its document at `/editor`, and its files, whose names carry a hash.
 * `folder` is the output of its build; a site whose editor was not built has none, and says so in development.
 */
export function editorApplication(folder: string, isDevelopment = false): MiddlewareHandler {
  const files = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(/^\/editor/, ''),
    onFound: (_path, context) => context.header('Cache-Control', cacheControl.immutable),
  });
  return async (context, next) => {
    if (context.req.path !== '/editor') return files(context, next);
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    if (html === null && isDevelopment) return context.text(notBuilt, 503);
    if (html === null) return next();
    return context.html(html, 200, {
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
  };
}
