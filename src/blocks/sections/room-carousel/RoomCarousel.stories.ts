import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { roomCarouselExample } from './example.ts';

export const roomCarouselStories: CatalogueStories<'room_carousel'> = {
  row: { block: roomCarouselExample },
  fits: { block: { ...roomCarouselExample, rooms: roomCarouselExample.rooms.slice(0, 2), show_count: false } },
  without_peek: { block: { ...roomCarouselExample, peek: false } },
  too_few: { block: { ...roomCarouselExample, rooms: roomCarouselExample.rooms.slice(0, 1) }, draft: true },
};
