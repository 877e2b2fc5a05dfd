import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { changed } from '../../examples/example-story.ts';
import { breakfast } from '../../examples/example-venues.ts';
import { candyMenuExample } from './example.ts';

export const candyMenuStories: CatalogueStories<'candy_menu'> = {
  full: { block: candyMenuExample },
  filtered: { block: candyMenuExample, path: '/dining/candy-bar/card?diet=vegan' },
  none_match: {
    block: candyMenuExample,
    path: '/dining/candy-bar/card?diet=vegan&diet=vegetarian&diet=gluten_free&diet=kosher',
  },
  with_photos: { block: { ...candyMenuExample, show_photos: true } },
  one_column: { block: { ...candyMenuExample, columns: '1' } },
  out_of_season: {
    block: { ...candyMenuExample, sections: [], menu: breakfast.uuid },
    stories: [changed(breakfast, { effective_from: '2026-09-01 04:00' })],
  },
  nothing_yet: { block: { ...candyMenuExample, sections: [] }, draft: true },
};
