import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { cityGuideMapExample } from './example.ts';

export const cityGuideMapStories: CatalogueStories<'city_guide_map'> = {
  drawn: { block: cityGuideMapExample },
  of_one_category: { block: cityGuideMapExample, path: '/ash-city-guides/detroit?category=coffee' },
  without_hotels: { block: { ...cityGuideMapExample, show_hotels: false } },
  no_entries: { block: cityGuideMapExample, without: ['guide_entry'], draft: true },
};
