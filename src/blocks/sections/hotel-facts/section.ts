import { defineSection } from '../../contract/define-section.ts';
import { hotelFactsExample } from './example.ts';
import { hotelFactsStories } from './HotelFacts.stories.ts';
import { resolveHotelFacts } from './resolve.server.ts';
import { hotelFacts } from './schema.ts';

export const hotelFactsSection = defineSection({
  schema: hotelFacts,
  example: hotelFactsExample,
  stories: hotelFactsStories,
  resolve: resolveHotelFacts,
  component: () => import('./HotelFacts.tsx').then((module) => module.HotelFacts),
  hydrate: 'never',
  allowedIn: ['page', 'hotel'],
});
