import { defineSection } from '../../contract/define-section.ts';
import { eventsSliderStories } from './EventsSlider.stories.ts';
import { eventsSliderExample } from './example.ts';
import { resolveEventsSlider } from './resolve.server.ts';
import { eventsSlider } from './schema.ts';

export const eventsSliderSection = defineSection({
  schema: eventsSlider,
  example: eventsSliderExample,
  stories: eventsSliderStories,
  resolve: resolveEventsSlider,
  component: () => import('./EventsSlider.tsx').then((module) => module.EventsSlider),
  hydrate: 'visible',
  allowedIn: ['page', 'hotel', 'room', 'venue'],
  completeWithoutFields: true,
});
