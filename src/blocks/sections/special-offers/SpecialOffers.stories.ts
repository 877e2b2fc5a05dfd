import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { specialOffersExample } from './example.ts';

const offers = specialOffersExample.offers ?? [];

export const specialOffersStories: CatalogueStories<'special_offers'> = {
  many: { block: specialOffersExample, now: '2026-05-01T12:00:00Z' },
  one: { block: { ...specialOffersExample, offers: offers.slice(0, 1) } },
  ending_soon: { block: specialOffersExample, now: '2026-06-09T12:00:00Z' },
  ended_ones_too: { block: { ...specialOffersExample, show_expired: true }, now: '2026-12-25T12:00:00Z' },
  none: { block: { ...specialOffersExample, offers: [] }, hidden: true },
  none_to_an_editor: { block: { ...specialOffersExample, offers: [] }, draft: true },
};
