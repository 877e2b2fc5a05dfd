import { storyWith } from '../hydration/lean-content.ts';
import { related, type StoryOf } from '../stories/stories.ts';

const cardFields = [
  'name',
  'max_guests',
  'beds',
  'size_value',
  'size_unit',
  'view',
  'accessible',
  'from_price',
  'from_price_currency',
  'price_note',
] as const;

/** Of a room what its card shows; the popup over it fetches the rest. */
export function roomCardContent(room: StoryOf<'room'>): StoryOf<'room'> {
  const card = storyWith(room, cardFields);
  const hotel = related(room.content.hotel, 'hotel');
  return {
    ...card,
    content: {
      ...card.content,
      photos: room.content.photos?.slice(0, 1) ?? [],
      hotel: hotel ? storyWith(hotel, ['name', 'mandatory_fee_note']) : room.content.hotel,
    },
  };
}
