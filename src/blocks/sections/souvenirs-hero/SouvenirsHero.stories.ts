import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { souvenirsHeroExample } from './example.ts';

export const souvenirsHeroStories: CatalogueStories<'souvenirs_hero'> = {
  ready: { block: souvenirsHeroExample },
  product_missing: { block: { ...souvenirsHeroExample, featured: 'gone' } },
  nothing_yet: { block: { ...souvenirsHeroExample, heading: '' }, draft: true },
};
