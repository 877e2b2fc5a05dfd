import { defineSection } from '../../contract/define-section.ts';
import { subscribeFormExample } from './example.ts';
import { subscribeFormStories } from './SubscribeForm.stories.ts';
import { subscribeForm } from './schema.ts';

export const subscribeFormSection = defineSection({
  schema: subscribeForm,
  example: subscribeFormExample,
  stories: subscribeFormStories,
  component: () => import('./SubscribeForm.tsx').then((module) => module.SubscribeForm),
  hydrate: 'visible',
  allowedIn: ['page', 'hotel', 'room'],
  completeWithoutFields: true,
});
