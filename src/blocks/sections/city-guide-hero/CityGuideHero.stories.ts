import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { cityGuideHeroExample } from './example.ts';

export const cityGuideHeroStories: CatalogueStories<'city_guide_hero'> = {
  ready: { block: { ...cityGuideHeroExample, updated: '2026-03-10 09:00' } },
  single_city: { block: { ...cityGuideHeroExample, city_switcher: false } },
  dated_by_its_places: { block: { ...cityGuideHeroExample, updated: '' } },
};
