import type { Server } from 'node:http';
import { createServer as createViteServer } from 'vite';
import type { Site } from '#app/context.ts';
import type { ServerPages } from '#server-pages/server-pages.ts';
import { sourcePages } from './site-build.ts';

/** Vite in front of the site: compiles sources as they are asked for and reloads what changes over the site's socket. */
export async function developmentPages(site: Site, server: Server) {
  const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  return {
    pages: sourcePages(site, () => vite.ssrLoadModule('virtual:react-router/server-build')),
    serverPages: async (): Promise<ServerPages> => (await vite.ssrLoadModule('/src/server-pages/pages.tsx')).pages,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
