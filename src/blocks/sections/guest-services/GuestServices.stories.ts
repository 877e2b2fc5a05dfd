import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { guestServicesExample as example } from './example.ts';

const many = Array.from({ length: 4 }, (_, copy) =>
  (example.services ?? []).map((service) => ({ ...service, _uid: `${service._uid}-${copy}` })),
).flat();

/** The popup waits for a scroll, so it is armed, opened and sent away on a page of its own. */
export const guestServicesStories: CatalogueStories<'guest_services'> = {
  accordion: { block: { ...example, popup_enabled: false } },
  cards: { block: { ...example, layout: 'cards', popup_enabled: false } },
  list: { block: { ...example, layout: 'list', popup_enabled: false } },
  folded: { block: { ...example, layout: 'cards', fold: true, popup_enabled: false } },
  searching: { block: { ...example, services: many, popup_enabled: false } },
  popup: { block: example, alone: true },
  nothing_yet: { block: { ...example, services: [] }, draft: true },
};
