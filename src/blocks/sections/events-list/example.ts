import type { Blocks } from '../../registry/schemas.ts';

export const eventsListExample: Blocks['events_list'] = {
  _uid: 'example-events-list',
  component: 'events_list',
  heading: 'The calendar',
  intro: 'Times are by the clock of the house. Nothing here needs a suit.',
  filters: ['hotel', 'venue', 'tag', 'month'],
  view: 'list',
  page_size: '20',
};
