import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { hotelRoomPopupExample as example } from './example.ts';

const at = '/hotels/the-siren?room=corner-king';

/** What is open shows once the page is alive; the page under it is the same either way, so each has a heading of its own. */
export const hotelRoomPopupStories: CatalogueStories<'hotel_room_popup'> = {
  closed: { block: example },
  open: { block: { ...example, heading: 'Open from its address' }, path: at, alone: true },
  one_room: { block: { ...example, heading: 'Open, alone', show_prev_next: false }, path: at, alone: true },
  nothing_yet: { block: example, without: ['room'], draft: true },
};
