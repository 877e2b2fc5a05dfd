import { defineSection } from '../../contract/define-section.ts';
import { eventsFormStories } from './EventsForm.stories.ts';
import { eventsFormDefinition } from './events-form-definition.ts';
import { eventsFormExample } from './example.ts';
import { resolveEventsForm } from './resolve.server.ts';
import { eventsForm } from './schema.ts';

export const eventsFormSection = defineSection({
  schema: eventsForm,
  example: eventsFormExample,
  stories: eventsFormStories,
  resolve: resolveEventsForm,
  form: eventsFormDefinition,
  component: () => import('./EventsForm.tsx').then((module) => module.EventsForm),
  hydrate: 'visible',
  standsBeside: true,
  allowedIn: ['page', 'hotel', 'room', 'venue'],
  completeWithoutFields: true,
});
