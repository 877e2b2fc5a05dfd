import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Site } from '#app/context.ts';
import type { PageHandler } from './web-server.ts';

/** The built application; its entry also makes the request context, whose keys are the bundle's own. */
type SiteBuild = ServerBuild & {
  entry: { module: { createRequestContext: (site: Site, address: string) => RouterContextProvider } };
};

export const buildFolder = join(import.meta.dirname, '../../build');

/** The site's pages from `npm run build`'s output. */
export async function builtPages(site: Site): Promise<PageHandler> {
  const build = (await import(pathToFileURL(join(buildFolder, 'server/index.js')).href)) as SiteBuild;
  const handle = createRequestHandler(takingOwnForms(build, site), 'production');
  return (request, address) => handle(request, build.entry.module.createRequestContext(site, address));
}

/** The site's pages from the sources, compiled as they are asked for. */
export function sourcePages(site: Site, load: () => Promise<unknown>): PageHandler {
  return async (request, address) => {
    const build = (await load()) as SiteBuild;
    const handle = createRequestHandler(takingOwnForms(build, site), 'development');
    return handle(request, build.entry.module.createRequestContext(site, address));
  };
}

/**
 * React Router refuses forms of another origin than the one a request seems to be for. Behind a proxy that ends TLS, or
 * has a name of its own, that is not the address visitors use: forms of pages at `PUBLIC_URL` are the site's own, too.
 */
function takingOwnForms(build: SiteBuild, { publicUrl }: Site): SiteBuild {
  return { ...build, allowedActionOrigins: [new URL(publicUrl).host] };
}
