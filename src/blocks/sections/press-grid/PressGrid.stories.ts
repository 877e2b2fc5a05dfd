import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { examplePress } from '../../examples/example-writings.ts';
import { pressGridExample } from './example.ts';

export const pressGridStories: CatalogueStories<'press_grid'> = {
  by_year: { block: pressGridExample },
  all: { block: { ...pressGridExample, group_by_year: false } },
  more: { block: { ...pressGridExample, page_size: '2' } },
  manual: { block: { ...pressGridExample, source: 'manual', items: examplePress.slice(0, 1).map(({ uuid }) => uuid) } },
  empty: { block: pressGridExample, without: ['press_item'], draft: true },
};
