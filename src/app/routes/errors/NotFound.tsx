import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { lazySection } from '#blocks/rendering/lazy-section.ts';
import { routeStyle } from '../../page-style.ts';
import { defaultLayout, type NotFoundLayout } from './not-found-layout.ts';
import type { NotFoundData } from './not-found-page-data.ts';
import { PageTitle } from './PageTitle.tsx';

/** The layouts that a story may choose; each is fetched where it is shown. */
const layouts = {
  ash: lazySection('AshNotFound', () => import('./layouts/AshNotFound.tsx')),
  dining: lazySection('DiningNotFound', () => import('./layouts/DiningNotFound.tsx')),
  diner: lazySection('DinerNotFound', () => import('./layouts/DinerNotFound.tsx')),
  candy: lazySection('CandyNotFound', () => import('./layouts/CandyNotFound.tsx')),
  gold: lazySection('GoldNotFound', () => import('./layouts/GoldNotFound.tsx')),
  dean: lazySection('DeanNotFound', () => import('./layouts/DeanNotFound.tsx')),
  ulysses: lazySection('UlyssesNotFound', () => import('./layouts/UlyssesNotFound.tsx')),
  siren: lazySection('SirenNotFound', () => import('./layouts/SirenNotFound.tsx')),
} satisfies Record<NotFoundLayout, unknown>;

/** Fetches a layout's code, so that it renders at once. */
export async function preloadNotFoundLayout(layout: NotFoundLayout): Promise<void> {
  await layouts[layout].preload();
}

/** What the 404 in view carries; null when the error is another one. */
export function useNotFound(): NotFoundData | null {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (!isRouteErrorResponse(error) || error.status !== 404) return null;
  if (isNotFoundData(error.data)) return error.data;
  // The router's own 404, of an address that cannot be decoded, carries nothing.
  return withoutContent(pathname);
}

/** A not-found page of which nothing but the address is known. */
export function withoutContent(path: string): NotFoundData {
  return {
    path,
    layout: defaultLayout(path),
    style: routeStyle(path),
    frame: { theme: null, skin: null },
    brand: null,
    suggestions: [],
    footer: null,
  };
}

/** The 404 page, in the layout and the theme of the hotel or venue whose path it is. */
export function NotFound({ page }: { page: NotFoundData }) {
  const Layout = layouts[page.layout];
  return (
    <>
      <PageTitle title={`Page not found: ${page.path}`} noindex />
      <Layout page={page} />
    </>
  );
}

function isNotFoundData(data: unknown): data is NotFoundData {
  return typeof data === 'object' && data !== null && 'path' in data && 'layout' in data && 'suggestions' in data;
}
