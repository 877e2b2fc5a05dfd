import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { souvenirsNavExample } from './example.ts';

export const souvenirsNavStories: CatalogueStories<'souvenirs_nav'> = {
  default: { block: souvenirsNavExample },
  current: { block: souvenirsNavExample, path: '/collections/brass' },
  filtered: { block: souvenirsNavExample, path: '/souvenirs?sort=price-low&in_stock=1' },
  chosen_shelves: { block: { ...souvenirsNavExample, collections: ['brass'], show_all: false } },
  links_alone: { block: { ...souvenirsNavExample, sort_enabled: false, show_cart: false } },
  nothing_yet: { block: souvenirsNavExample, products: [], draft: true },
};
