import { defineSection } from '../../contract/define-section.ts';
import { eventBookingFrameStories } from './EventBookingFrame.stories.ts';
import { eventBookingFrameExample } from './example.ts';
import { resolveEventBookingFrame } from './resolve.server.ts';
import { eventBookingFrame } from './schema.ts';

export const eventBookingFrameSection = defineSection({
  schema: eventBookingFrame,
  example: eventBookingFrameExample,
  stories: eventBookingFrameStories,
  resolve: resolveEventBookingFrame,
  component: () => import('./EventBookingFrame.tsx').then((module) => module.EventBookingFrame),
  hydrate: 'load',
  allowedIn: ['venue'],
});
