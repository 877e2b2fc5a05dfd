import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const roomCardsExample: Blocks['room_cards'] = {
  _uid: 'example-room-cards',
  component: 'room_cards',
  anchor_id: 'rooms',
  heading: 'Rooms',
  intro: 'Offices once, and still the odd shapes of offices. No two windows on a floor are the same width.',
  hotel: storyUuid('hotels/the-siren'),
  filter: true,
  columns: '3',
  card_cta: 'popup',
  accessible_filter: true,
};
