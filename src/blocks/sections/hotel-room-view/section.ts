import { defineSection } from '../../contract/define-section.ts';
import { hotelRoomViewExample } from './example.ts';
import { hotelRoomViewStories } from './HotelRoomView.stories.ts';
import { resolveHotelRoomView } from './resolve.server.ts';
import { hotelRoomView } from './schema.ts';

export const hotelRoomViewSection = defineSection({
  schema: hotelRoomView,
  example: hotelRoomViewExample,
  stories: hotelRoomViewStories,
  resolve: resolveHotelRoomView,
  component: () => import('./HotelRoomView.tsx').then((module) => module.HotelRoomView),
  hydrate: 'visible',
  allowedIn: ['page', 'hotel', 'room'],
});
