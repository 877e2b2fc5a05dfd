import { lazySection } from '#blocks/lazy-section.ts';

/** The preview's line; guests never fetch its code. */
export const StagingBar = lazySection('StagingBar', () => import('#blocks/staging-banner/StagingBar.tsx'));
