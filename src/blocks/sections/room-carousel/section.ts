import { defineSection } from '../../contract/define-section.ts';
import { roomCarouselBrowserData } from './browser-data.server.ts';
import { roomCarouselExample } from './example.ts';
import { roomCarouselStories } from './RoomCarousel.stories.ts';
import { roomCarousel } from './schema.ts';

export const roomCarouselSection = defineSection({
  schema: roomCarousel,
  example: roomCarouselExample,
  stories: roomCarouselStories,
  component: () => import('./RoomCarousel.tsx').then((module) => module.RoomCarousel),
  hydrate: 'visible',
  browserData: roomCarouselBrowserData,
  allowedIn: ['page', 'hotel', 'room'],
});
