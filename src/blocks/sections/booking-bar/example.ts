import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const bookingBarExample: Blocks['booking_bar'] = {
  _uid: 'example-booking-bar',
  component: 'booking_bar',
  anchor_id: 'book',
  heading: 'A bed for the night',
  hotels: ['hotels/the-siren', 'hotels/peter-and-paul', 'hotels/ulysses', 'hotels/neptune'].map(storyUuid),
  default_hotel: storyUuid('hotels/ulysses'),
  max_adults: '6',
  max_children: '4',
  promo_enabled: true,
  sticky: true,
};
