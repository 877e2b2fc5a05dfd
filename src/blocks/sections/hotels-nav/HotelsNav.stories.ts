import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { hotelsNavExample } from './example.ts';

export const hotelsNavStories: CatalogueStories<'hotels_nav'> = {
  bar: { block: hotelsNavExample },
  list: { block: { ...hotelsNavExample, style: 'list' } },
  map: { block: { ...hotelsNavExample, style: 'map' } },
  current: { block: hotelsNavExample, path: '/hotels/ulysses' },
  without_coming_soon: { block: { ...hotelsNavExample, show_coming_soon: false } },
  nothing_yet: { block: { ...hotelsNavExample, hotels: [] }, draft: true },
};
