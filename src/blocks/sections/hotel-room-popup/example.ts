import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const hotelRoomPopupExample: Blocks['hotel_room_popup'] = {
  _uid: 'example-hotel-room-popup',
  component: 'hotel_room_popup',
  heading: 'The room in question',
  room: storyUuid('hotels/the-siren/rooms/corner-king'),
  cta_label: 'Book this room',
  show_prev_next: true,
};
