import type { ReactNode } from 'react';
import { Links, Meta, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import '#ui/styles/tokens.css';
import './brands/all-themes.ts';
import '#ui/styles/base.css';
import { useLookStyles } from '#blocks/rendering/use-look-styles.ts';
import type { Route } from './+types/root';
import { requestContext, siteContext } from './context.ts';
import { cascadeLayers } from './document/cascade-layers.ts';
import { FirstFonts } from './document/FirstFonts.tsx';
import { Scripts } from './document/Scripts.tsx';
import { wholeData } from './document/whole-data.ts';
import { usePageStyle } from './layouts/page-style-in-view.ts';
import { Shell } from './layouts/Shell.tsx';
import { canonicalRedirect } from './middleware/canonical-redirect.ts';
import { setRequestContext } from './middleware/create-request-context.ts';
import { shopTheme } from './page-style.ts';
import { NotFound, useNotFound } from './routes/errors/NotFound.tsx';
import { Unavailable } from './routes/errors/Unavailable.tsx';
import { carriedGlobals } from './routes/story/carried-globals.server.ts';
import { loadGlobals } from './routes/story/load-globals.server.ts';
import { useRouteStyles } from './styles/use-route-styles.ts';

export const middleware: Route.MiddlewareFunction[] = [canonicalRedirect, setRequestContext];

export async function loader({ request, context }: Route.LoaderArgs) {
  const globals = await loadGlobals(context.get(siteContext), context.get(requestContext));
  return carriedGlobals(globals, request);
}

/** The header and footer are the same on every page: they are read with the first page alone. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const style = usePageStyle();
  useLookStyles([{ theme: style.theme }, { skin: style.skin }]);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The shop stays light. Form controls, scrollbars and the ground before the styles follow it. */}
        <meta name="color-scheme" content={shopTheme(pathname) === null ? 'light dark' : 'light'} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {import.meta.env.SSR ? <FirstFonts style={style} /> : null}
        {import.meta.env.DEV ? <style>{cascadeLayers}</style> : null}
        <Meta />
        {import.meta.env.DEV ? <Links /> : null}
      </head>
      <body data-theme={style.theme} className={shopTheme(pathname) ?? undefined}>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const globals = wholeData(useRouteLoaderData<typeof loader>('root'));
  useRouteStyles();
  return (
    <Shell globals={globals}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  const globals = wholeData(useRouteLoaderData<typeof loader>('root'));
  const missing = useNotFound();
  return (
    <Shell globals={globals} sectionFooter={missing?.footer}>
      {missing ? <NotFound page={missing} /> : <Unavailable />}
    </Shell>
  );
}
