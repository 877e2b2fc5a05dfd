import { defineSection } from '../../contract/define-section.ts';
import { guestServicesExample } from './example.ts';
import { guestServicesStories } from './GuestServices.stories.ts';
import { guestServices } from './schema.ts';

export const guestServicesSection = defineSection({
  schema: guestServices,
  example: guestServicesExample,
  stories: guestServicesStories,
  component: () => import('./GuestServices.tsx').then((module) => module.GuestServices),
  hydrate: 'visible',
  allowedIn: ['page', 'hotel', 'room'],
});
