import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { accordionGroupExample } from './example.ts';

const items = accordionGroupExample.items ?? [];

export const accordionGroupStories: CatalogueStories<'accordion_group'> = {
  closed: { block: { ...accordionGroupExample, items: items.map((item) => ({ ...item, open: false })) } },
  open: { block: accordionGroupExample },
  one_at_a_time: { block: { ...accordionGroupExample, allow_multiple: false } },
  on_dark: { block: { ...accordionGroupExample, theme: 'dark' } },
  nothing_yet: { block: { ...accordionGroupExample, items: [] }, draft: true },
};
