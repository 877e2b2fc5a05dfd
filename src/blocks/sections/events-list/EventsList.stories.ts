import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { eventsListExample } from './example.ts';

export const eventsListStories: CatalogueStories<'events_list'> = {
  list: { block: eventsListExample },
  month: { block: { ...eventsListExample, view: 'month' } },
  filtered: { block: eventsListExample, path: '/hotels/ulysses/events?tag=music' },
  filtered_none: { block: eventsListExample, path: '/hotels/ulysses/events?tag=none' },
  loading_more: { block: { ...eventsListExample, page_size: '2' } },
  nothing_planned: { block: eventsListExample, without: ['event'] },
};
