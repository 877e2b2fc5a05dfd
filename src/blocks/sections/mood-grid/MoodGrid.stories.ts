import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { moodGridExample } from './example.ts';

export const moodGridStories: CatalogueStories<'mood_grid'> = {
  of_a_tag: { block: moodGridExample },
  all: { block: { ...moodGridExample, source: 'all', tag: '' } },
  by_pages: { block: { ...moodGridExample, page_size: '1' } },
  empty: { block: moodGridExample, without: ['mood_entry'], draft: true },
};
