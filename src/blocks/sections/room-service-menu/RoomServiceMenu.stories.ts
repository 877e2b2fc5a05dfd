import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { urlLink } from '../../examples/example-link.ts';
import { roomServiceMenuExample } from './example.ts';

export const roomServiceMenuStories: CatalogueStories<'room_service_menu'> = {
  full: { block: roomServiceMenuExample },
  filtered: { block: roomServiceMenuExample, path: '/room-service?diet=vegetarian' },
  none_match: { block: roomServiceMenuExample, path: '/room-service?diet=halal' },
  ordered_here: { block: { ...roomServiceMenuExample, order_link: urlLink('https://orders.example/') } },
  nothing_yet: { block: { ...roomServiceMenuExample, menu: '' }, draft: true },
};
