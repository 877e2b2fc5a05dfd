import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { ServerPages } from '#server-pages/server-pages.ts';
import { createInstanceStyleRegistry, InstanceStyleProvider } from '#ui/instance-style.tsx';
import { addressContext, type Site, siteContext } from './context.ts';
import boot from './document/boot.ts?inline-script';
import { contentSecurityPolicy } from './document/content-security-policy.ts';
import { finishDocument } from './document/finish-document.ts';
import { formTargets, mapSources } from './document/loaded-sources.server.ts';
import { errorDocument } from './routes/errors/error-document.ts';
import { loadedFrameSources } from './routes/story/frame-sources.server.ts';

/** Longest that one page may take to render, in ms. */
const renderTimeout = 10_000;

/** The pages that services render themselves; loaded when the first one is asked for. */
export async function loadServerPages(): Promise<ServerPages> {
  return (await import('#server-pages/pages.tsx')).pages;
}

/**
 * The context of one request; the server makes it here because the key must be this bundle's own. `address` is the
 * visitor's network address.
 */
export function createRequestContext(site: Site, address: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(addressContext, address);
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
  const failure = firstFailure(routerContext);
  if (failure !== null) return errorDocument({ status: Math.max(status, 500), error: failure.error, development });

  const styles = createInstanceStyleRegistry();
  const rendered = await renderDocument(
    <InstanceStyleProvider registry={styles}>
      <ServerRouter context={routerContext} url={request.url} />
    </InstanceStyleProvider>,
    (error) => log('error', 'render_failed', { path: new URL(request.url).pathname, error }),
  );
  const page = finishDocument(rendered, boot, styles.css());
  const { loaderData } = routerContext.staticHandlerContext;
  const others = {
    frameSources: loadedFrameSources(loaderData),
    formTargets: formTargets(loaderData),
    mapSources: mapSources(loaderData),
  };
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy({ ...page, ...others, development }));
  return new Response(request.method === 'HEAD' ? null : page.html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who goes away is not a error, and a 404 has its own log line.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status === 404)) return;
  const { log } = context.get(siteContext);
  log('error', 'request_failed', { path: new URL(request.url).pathname, error });
};

/** The first error that is not a 404: those have a page of their own. */
function firstFailure({ staticHandlerContext: { errors } }: EntryContext): { error: unknown } | null {
  for (const error of Object.values(errors ?? {})) {
    if (!(isRouteErrorResponse(error) && error.status === 404)) return { error };
  }
  return null;
}

/** Renders to the end, so that the page can be kept, hashed and compressed as one piece. */
function renderDocument(element: React.ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      // Large boundaries would be moved to the end behind inline scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      // A section that throws is left out of the page; the page stays, and the log says why.
      onError,
    });
    const timer = setTimeout(() => abort(new Error(`the page took longer than ${renderTimeout} ms`)), renderTimeout);
  });
}
