import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { cornerKing, siren, studio } from '../../examples/example-hotels.ts';
import { changed } from '../../examples/example-story.ts';
import { hotelRoomViewExample as example } from './example.ts';

const ofStudio = { ...example, room: studio.uuid };

export const hotelRoomViewStories: CatalogueStories<'hotel_room_view'> = {
  ready: { block: ofStudio },
  stacked: { block: { ...ofStudio, layout: 'stacked', related: true } },
  no_price: { block: ofStudio, stories: [changed(studio, { from_price: '', price_note: '' })] },
  not_bookable: { block: ofStudio, stories: [changed(siren, { booking_engine: 'none' })] },
  accessible_room: { block: example },
  missing_accessibility: {
    block: example,
    stories: [changed<'room'>(cornerKing, { accessibility_detail: null })],
    draft: true,
  },
  nothing_yet: { block: example, without: ['room'], draft: true },
};
