import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Site } from '#app/context.ts';
import type { PageSheets } from '#app/styles/page-sheets.ts';
import type { LoadServerPages } from '#server-pages/server-pages.ts';
import { onlyAllowedMethods } from './allowed-methods.ts';
import type { BuildRoutes } from './build-routes.ts';
import type { PageHandler } from './web-server.ts';

/** The built application; its entry also makes the request context, whose keys are the bundle's own. */
type SiteBuild = ServerBuild & {
  entry: {
    module: {
      createRequestContext: (site: Site, address: string) => RouterContextProvider;
      loadServerPages: LoadServerPages;
      loadPageSheets: () => Promise<PageSheets | null>;
    };
  };
};

export const buildFolder = join(import.meta.dirname, '../../build');

/** The site's pages from `npm run build`'s output. */
export async function builtPages(site: Site): Promise<PageHandler> {
  const build = await loadBuild();
  return pagesOf(build, site, 'production');
}

/** The routes of the same output. */
export const builtRoutes = async (): Promise<BuildRoutes> => (await loadBuild()).routes;

/** The pages of the services, from the same output. */
export const builtServerPages: LoadServerPages = async () => (await loadBuild()).entry.module.loadServerPages();

/** The stylesheets of its pages. */
export const builtPageSheets = async (): Promise<PageSheets | null> =>
  (await loadBuild()).entry.module.loadPageSheets();

async function loadBuild(): Promise<SiteBuild> {
  return import(pathToFileURL(join(buildFolder, 'server/index.js')).href);
}

/** The site's pages from the sources, compiled as they are asked for. */
export function sourcePages(site: Site, load: () => Promise<unknown>): PageHandler {
  return async (request, address) => {
    const build = (await load()) as SiteBuild;
    return pagesOf(build, site, 'development')(request, address);
  };
}

function pagesOf(build: SiteBuild, site: Site, mode: 'production' | 'development'): PageHandler {
  const handle = createRequestHandler(takingOwnForms(build, site), mode);
  return onlyAllowedMethods(build.routes, (request, address) =>
    handle(request, build.entry.module.createRequestContext(site, address)),
  );
}

/**
 * React Router refuses forms of another origin than the one a request seems to be for. Behind a proxy that ends TLS, or
 * has a name of its own, that is not the address visitors use: forms of pages at `PUBLIC_URL` are the site's own, too.
 */
function takingOwnForms(build: SiteBuild, { publicUrl }: Site): SiteBuild {
  return { ...build, allowedActionOrigins: [new URL(publicUrl).host] };
}
