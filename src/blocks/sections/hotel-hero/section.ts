import { defineSection } from '../../contract/define-section.ts';
import { hotelHeroBrowserData } from './browser-data.server.ts';
import { hotelHeroExample } from './example.ts';
import { hotelHeroStories } from './HotelHero.stories.ts';
import { resolveHotelHero } from './resolve.server.ts';
import { hotelHero } from './schema.ts';

export const hotelHeroSection = defineSection({
  schema: hotelHero,
  example: hotelHeroExample,
  stories: hotelHeroStories,
  resolve: resolveHotelHero,
  component: () => import('./HotelHero.tsx').then((module) => module.HotelHero),
  hydrate: 'load',
  browserData: hotelHeroBrowserData,
  allowedIn: ['page', 'hotel', 'room', 'venue', 'city'],
  titlesPage: true,
});
