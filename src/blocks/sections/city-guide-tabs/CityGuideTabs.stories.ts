import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { cityGuideTabsExample } from './example.ts';

export const cityGuideTabsStories: CatalogueStories<'city_guide_tabs'> = {
  all: { block: cityGuideTabsExample },
  category: { block: cityGuideTabsExample, path: '/ash-city-guides/detroit?category=coffee' },
  one_category: { block: { ...cityGuideTabsExample, categories: ['books'] } },
  as_list: { block: { ...cityGuideTabsExample, layout: 'list' } },
  empty: { block: cityGuideTabsExample, without: ['guide_entry'], draft: true },
};
