import { defineSection } from '../../contract/define-section.ts';
import { hotelRoomPopupExample } from './example.ts';
import { hotelRoomPopupStories } from './HotelRoomPopup.stories.ts';
import { resolveHotelRoomPopup } from './resolve.server.ts';
import { hotelRoomPopup } from './schema.ts';

export const hotelRoomPopupSection = defineSection({
  schema: hotelRoomPopup,
  example: hotelRoomPopupExample,
  stories: hotelRoomPopupStories,
  resolve: resolveHotelRoomPopup,
  component: () => import('./HotelRoomPopup.tsx').then((module) => module.HotelRoomPopup),
  hydrate: 'visible',
  allowedIn: ['page', 'hotel', 'room'],
});
