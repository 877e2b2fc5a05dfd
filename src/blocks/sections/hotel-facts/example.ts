import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const hotelFactsExample: Blocks['hotel_facts'] = {
  _uid: 'example-hotel-facts',
  component: 'hotel_facts',
  anchor_id: 'facts',
  hotel: storyUuid('hotels/the-siren'),
};
