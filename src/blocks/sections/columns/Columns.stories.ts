import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { columnsExample } from './example.ts';

const items = columnsExample.items ?? [];

export const columnsStories: CatalogueStories<'columns'> = {
  three: { block: columnsExample },
  one: { block: { ...columnsExample, items: items.slice(0, 1) } },
  on_brand: { block: { ...columnsExample, theme: 'brand' } },
  nothing_yet: { block: { ...columnsExample, items: [] }, draft: true },
};
