import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { tickerExample } from './example.ts';

export const tickerStories: CatalogueStories<'ticker'> = {
  running: { block: tickerExample },
  to_the_right: { block: { ...tickerExample, direction: 'right', separator: 'slash' } },
  one_line: { block: { ...tickerExample, items: tickerExample.items.slice(0, 1) } },
  on_dark: { block: { ...tickerExample, theme: 'dark' } },
  nothing_yet: { block: { ...tickerExample, items: [] }, draft: true },
};
