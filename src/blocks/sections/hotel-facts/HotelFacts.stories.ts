import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { siren } from '../../examples/example-hotels.ts';
import { changed } from '../../examples/example-story.ts';
import { hotelFactsExample as example } from './example.ts';

export const hotelFactsStories: CatalogueStories<'hotel_facts'> = {
  complete: { block: example },
  pets_after_asking: {
    block: example,
    stories: [changed<'hotel'>(siren, { pets: 'ask', pets_note: 'Small dogs, $35 a stay.' })],
  },
  little_known: {
    block: example,
    stories: [changed<'hotel'>(siren, { check_in: '', check_out: '', pets: '', phone: '' })],
  },
  nothing_yet: { block: example, without: ['hotel'], draft: true },
};
