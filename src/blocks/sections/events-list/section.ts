import { defineSection } from '../../contract/define-section.ts';
import { eventsListStories } from './EventsList.stories.ts';
import { eventsListExample } from './example.ts';
import { eventsCalendar } from './feed.ts';
import { resolveEventsList } from './resolve.server.ts';
import { eventsList } from './schema.ts';

export const eventsListSection = defineSection({
  schema: eventsList,
  example: eventsListExample,
  stories: eventsListStories,
  resolve: resolveEventsList,
  feed: eventsCalendar,
  component: () => import('./EventsList.tsx').then((module) => module.EventsList),
  hydrate: 'visible',
  allowedIn: ['page', 'hotel', 'room', 'venue'],
  completeWithoutFields: true,
  paged: true,
});
