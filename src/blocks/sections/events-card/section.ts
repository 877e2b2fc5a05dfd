import { defineSection } from '../../contract/define-section.ts';
import { eventsCardStories } from './EventsCard.stories.ts';
import { eventsCardExample } from './example.ts';
import { resolveEventsCard } from './resolve.server.ts';
import { eventsCard } from './schema.ts';

export const eventsCardSection = defineSection({
  schema: eventsCard,
  example: eventsCardExample,
  stories: eventsCardStories,
  resolve: resolveEventsCard,
  component: () => import('./EventsCard.tsx').then((module) => module.EventsCard),
  hydrate: 'visible',
  standsBeside: true,
  allowedIn: ['page', 'hotel', 'room', 'venue'],
});
