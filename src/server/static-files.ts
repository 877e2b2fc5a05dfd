import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { cacheControl } from '#protocol/cache-times.ts';

/**
 * Serves the build's files, with the `.br` and `.gz` twins that the build made. Files under `/assets/` carry a hash in
 * their name and never change; the others (`/favicon.svg`) are asked for again after an hour.
 *
 * The list of files is read once, so that no page's address ever reaches the disk.
 */
export function staticFiles(root: string): MiddlewareHandler {
  const files = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (_path, context) => {
      context.header(
        'Cache-Control',
        context.req.path.startsWith('/assets/') ? cacheControl.immutable : cacheControl.sitemap,
      );
    },
  });
  return (context, next) => (files.has(context.req.path) ? serve(context, next) : next());
}
