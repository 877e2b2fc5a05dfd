import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { lazySection } from '#blocks/rendering/lazy-section.ts';
import { type NotFoundLayout, notFoundLayout } from './not-found-layout.ts';
import type { NotFoundData } from './not-found-page-data.ts';
import { PageTitle } from './PageTitle.tsx';

/** One layout a house; each is fetched where it is shown. */
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
  return { path: pathname, layout: notFoundLayout(pathname, null), house: null, doors: [], footer: null };
}

/** The 404 page (docs/reference/routes.md#not-found), in the dress of the house whose path it is. */
export function NotFound({ page }: { page: NotFoundData }) {
  const House = layouts[page.layout];
  return (
    <>
      <PageTitle title={`Page not found: ${page.path}`} noindex />
      <House page={page} />
    </>
  );
}

function isNotFoundData(data: unknown): data is NotFoundData {
  return typeof data === 'object' && data !== null && 'path' in data && 'layout' in data && 'doors' in data;
}
