import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { RenderedPartsContext } from '#blocks/rendering/part-styles.ts';
import type { ServerPages } from '#server-pages/server-pages.ts';
import { createInstanceStyleRegistry, InstanceStyleProvider } from '#ui/instance-style.tsx';
import { addressContext, requestIdContext, type Site, siteContext } from './context.ts';
import { bootScript } from './document/boot/boot-script.server.ts';
import { cascadeLayers } from './document/cascade-layers.ts';
import { contentSecurityPolicy } from './document/content-security-policy.ts';
import { FirstFontsContext } from './document/FirstFonts.tsx';
import { isForeignForm, readHydrationData } from './document/framework-internals.ts';
import { formTargets, mapSources } from './document/loaded-sources.server.ts';
import { insertIntoHead, renderDocument } from './document/render-document.ts';
import { HydrationContext } from './document/Scripts.tsx';
import { wholeData } from './document/whole-data.ts';
import { firstFonts } from './fonts/first-fonts.server.ts';
import { speculationRulesPath } from './navigation/speculation-rules.ts';
import type { PageStyle } from './page-style.ts';
import { errorDocument } from './routes/errors/error-document.ts';
import { loadedFrameSources } from './routes/story/frame-sources.server.ts';
import { fontsPart } from './styles/fonts-part.ts';
import type { PageSheets } from './styles/page-sheets.ts';
import { routePart } from './styles/route-part.ts';
import { editorParts } from './visual-editor/draft-document.server.ts';

/**
 * Renders a document with its Content-Security-Policy; a route that threw anything but a 404 is answered by
 * `errorDocument`.
 */

/** The pages that services render themselves; loaded when the first one is asked for. */
export async function loadServerPages(): Promise<ServerPages> {
  return (await import('#server-pages/pages.tsx')).pages;
}

/** The stylesheets of pages. None in development, where Vite brings the styles of every module. */
export async function loadPageSheets(): Promise<PageSheets | null> {
  return import.meta.env.PROD ? (await import('./styles/page-sheets.server.ts')).pageSheets : null;
}

/**
 * The context of one request; the server makes it here because the key must be this bundle's own. `address` is the
 * visitor's network address.
 */
export function createRequestContext(site: Site, address: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(addressContext, address);
  context.set(requestIdContext, crypto.randomUUID());
  return context;
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { development, log } = loadContext.get(siteContext);
  const requestId = loadContext.get(requestIdContext);
  const failure = firstFailure(routerContext);
  if (failure !== null) return errorDocument({ ...failure, development, requestId });

  const hydrationData = await readHydrationData(routerContext);
  const { serverHandoffStream: _read, ...withoutStream } = routerContext;
  const instanceStyles = createInstanceStyleRegistry({ shortNames: !development });
  const parts = new Set(['shell', ...routeParts(routerContext)]);
  // In development there are no stylesheets of pages.
  let fontCss = '';
  const registerFonts = (style: PageStyle) => {
    const { files, css } = firstFonts(style);
    if (development) fontCss = css;
    parts.add(fontsPart(style));
    return files;
  };
  const rendered = await renderDocument(
    <HydrationContext value={JSON.stringify(hydrationData).replaceAll('<', '\\u003c')}>
      <InstanceStyleProvider registry={instanceStyles}>
        <FirstFontsContext value={registerFonts}>
          <RenderedPartsContext value={(name) => void parts.add(name)}>
            <ServerRouter context={withoutStream} url={request.url} />
          </RenderedPartsContext>
        </FirstFontsContext>
      </InstanceStyleProvider>
    </HydrationContext>,
    (error) => log('error', 'render_failed', { requestId, path: new URL(request.url).pathname, error }),
  );
  const style = cascadeLayers + fontCss + instanceStyles.css();
  const script = bootScript(rendered);
  const loaderData = wholeLoaderData(routerContext);
  const editor = editorParts(loadContext.get(siteContext), new URL(request.url), loaderData);
  const policy = contentSecurityPolicy({
    scripts: [script, ...editor.scripts],
    styles: [style],
    frameSources: loadedFrameSources(loaderData),
    formTargets: formTargets(loaderData),
    mapSources: mapSources(loaderData),
    frameAncestors: editor.frameAncestors,
    development,
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  // In development a page says other things at each request.
  if (!development) headers.set('Speculation-Rules', `"${speculationRulesPath}"`);
  const sheet = (await loadPageSheets())?.address(parts) ?? null;
  const html = insertIntoHead(rendered, { sheet, style, script, more: editor.html });
  // Gives its memory back, which would be held until V8's next full collection of garbage.
  rendered.buffer.transfer(0);
  return new Response(request.method === 'HEAD' ? null : html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who goes away is not an error, and a 404 has its own log line.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status === 404)) return;
  const { log } = context.get(siteContext);
  const requestId = context.get(requestIdContext);
  log(isForeignForm(error) ? 'warn' : 'error', 'request_failed', {
    requestId,
    path: new URL(request.url).pathname,
    error,
  });
};

/** What the page was rendered from, by route: more than what the document carries. */
function wholeLoaderData({ staticHandlerContext: { loaderData } }: EntryContext): Record<string, unknown> {
  return Object.fromEntries(Object.entries(loaderData).map(([id, loaded]) => [id, wholeData<unknown>(loaded)]));
}

/** The page of the route, where it is one and not an error's. */
function routeParts({ staticHandlerContext: { matches, errors } }: EntryContext): string[] {
  const part = errors === null ? routePart(matches.at(-1)?.route.id) : null;
  return part === null ? [] : [part];
}

/** The first error that is not a 404: those have a page of their own. A request that was refused keeps its status. */
function firstFailure({ staticHandlerContext: { errors } }: EntryContext): { error: unknown; status: number } | null {
  for (const error of Object.values(errors ?? {})) {
    if (!isRouteErrorResponse(error)) return { error, status: 500 };
    if (error.status !== 404) return { error, status: error.status };
  }
  return null;
}
