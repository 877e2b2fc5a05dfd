import { lazySection } from '../rendering/lazy-section.ts';

/** Products on a page of something else, which does without their code until they come into view. */
export const LazyProductList = lazySection('ProductList', () => import('./ProductList.tsx'));

// The server renders the whole page at once.
if (import.meta.env.SSR) await LazyProductList.preload();
