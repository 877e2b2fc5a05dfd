import { defineSection } from '../../contract/define-section.ts';
import { bookingBarStories } from './BookingBar.stories.ts';
import { bookingBarExample } from './example.ts';
import { resolveBookingBar } from './resolve.server.ts';
import { bookingBar } from './schema.ts';

export const bookingBarSection = defineSection({
  schema: bookingBar,
  example: bookingBarExample,
  stories: bookingBarStories,
  resolve: resolveBookingBar,
  component: () => import('./BookingBar.tsx').then((module) => module.BookingBar),
  hydrate: 'visible',
  allowedIn: ['page', 'hotel', 'room'],
});
