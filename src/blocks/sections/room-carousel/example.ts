import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const roomCarouselExample: Blocks['room_carousel'] = {
  _uid: 'example-room-carousel',
  component: 'room_carousel',
  heading: 'Somewhere to sleep',
  rooms: [
    'hotels/the-siren/rooms/corner-king',
    'hotels/peter-and-paul/rooms/rectory-king',
    'hotels/ulysses/rooms/study-queen',
    'hotels/neptune/rooms/bunk-cabin',
  ].map(storyUuid),
  peek: true,
  show_count: true,
};
