import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const hotelRoomViewExample: Blocks['hotel_room_view'] = {
  _uid: 'example-hotel-room-view',
  component: 'hotel_room_view',
  anchor_id: 'corner-king',
  room: storyUuid('hotels/the-siren/rooms/corner-king'),
  layout: 'split',
  show_amenities: true,
  show_floorplan: true,
  show_accessibility: true,
  cta_label: 'Book this room',
  related: false,
};
