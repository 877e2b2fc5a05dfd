import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { cornerKing } from '../../examples/example-hotels.ts';
import { roomCardsExample } from './example.ts';

export const roomCardsStories: CatalogueStories<'room_cards'> = {
  all: { block: roomCardsExample },
  filtered: { block: roomCardsExample, path: '/hotels/the-siren?guests=2' },
  none: { block: roomCardsExample, path: '/hotels/the-siren?guests=9' },
  one: { block: { ...roomCardsExample, rooms: [cornerKing.uuid], filter: false } },
  two_columns: { block: { ...roomCardsExample, columns: '2' } },
  four_columns: { block: { ...roomCardsExample, columns: '4' } },
  to_the_page: { block: { ...roomCardsExample, card_cta: 'page', filter: false } },
  to_book: { block: { ...roomCardsExample, card_cta: 'book', filter: false } },
  nothing_yet: { block: roomCardsExample, without: ['room'], draft: true },
};
