import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useLocation, useRouteLoaderData } from 'react-router';
import '#ui/styles/tokens.css';
import './brands/all-themes.ts';
import '#ui/styles/base.css';
import type { Route } from './+types/root';
import { requestContext, siteContext } from './context.ts';
import { usePageStyle } from './layouts/page-style-in-view.ts';
import { Shell } from './layouts/Shell.tsx';
import { canonicalRedirect } from './middleware/canonical-redirect.ts';
import { setRequestContext } from './middleware/create-request-context.ts';
import { shopTheme } from './page-style.ts';
import { NotFound, useNotFound } from './routes/errors/NotFound.tsx';
import { Unavailable } from './routes/errors/Unavailable.tsx';
import { loadGlobals } from './routes/story/load-globals.server.ts';

/**
 * The cascade layers, weakest first. It stands in the page before any stylesheet, because the first mention of a layer
 * fixes its place and the built stylesheet mentions them in no particular order.
 */
const layerOrder = '@layer reset, tokens, themes, base, ui, blocks, shell;';

export const middleware: Route.MiddlewareFunction[] = [canonicalRedirect, setRequestContext];

export async function loader({ context }: Route.LoaderArgs) {
  return loadGlobals(context.get(siteContext), context.get(requestContext));
}

/** The header and footer are the same on every page: they are read once a visit. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { theme } = usePageStyle();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>{layerOrder}</style>
        <Meta />
        <Links />
      </head>
      <body data-theme={theme} className={shopTheme(pathname) ?? undefined}>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const globals = useRouteLoaderData<typeof loader>('root');
  return (
    <Shell globals={globals}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  const globals = useRouteLoaderData<typeof loader>('root');
  const missing = useNotFound();
  return (
    <Shell globals={globals} sectionFooter={missing?.footer}>
      {missing ? <NotFound page={missing} /> : <Unavailable />}
    </Shell>
  );
}
