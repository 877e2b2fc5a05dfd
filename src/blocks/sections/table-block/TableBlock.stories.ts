import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { tableBlockExample } from './example.ts';

export const tableBlockStories: CatalogueStories<'table_block'> = {
  with_caption: { block: tableBlockExample },
  without_caption: { block: { ...tableBlockExample, caption: '' } },
  on_dark: { block: { ...tableBlockExample, theme: 'dark' } },
  nothing_yet: { block: { ...tableBlockExample, table: { thead: [], tbody: [] } }, draft: true },
};
