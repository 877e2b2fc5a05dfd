import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { stagingBannerExample } from './example.ts';

export const stagingBannerStories: CatalogueStories<'staging_banner'> = {
  draft: { block: stagingBannerExample, draft: true },
  without_slug: { block: { ...stagingBannerExample, show_slug: false, text: 'Not for guests' } },
};
