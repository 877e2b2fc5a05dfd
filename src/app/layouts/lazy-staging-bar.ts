import { lazySection } from '#blocks/rendering/lazy-section.ts';

/** The preview's line; guests never fetch its code. */
export const StagingBar = lazySection('StagingBar', () => import('#blocks/sections/staging-banner/StagingBar.tsx'));
