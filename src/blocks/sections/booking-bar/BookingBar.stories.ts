import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { shenandoah, siren } from '../../examples/example-hotels.ts';
import { changed } from '../../examples/example-story.ts';
import { bookingBarExample } from './example.ts';

const ofSiren = { ...bookingBarExample, hotels: [siren.uuid], default_hotel: siren.uuid };

export const bookingBarStories: CatalogueStories<'booking_bar'> = {
  idle: { block: bookingBarExample },
  one_hotel: { block: ofSiren },
  without_promo: { block: { ...bookingBarExample, promo_enabled: false } },
  not_bookable: { block: ofSiren, stories: [changed(siren, { booking_engine: 'none' })] },
  not_open_yet: { block: { ...bookingBarExample, hotels: [shenandoah.uuid], default_hotel: '' } },
  nothing_yet: { block: bookingBarExample, without: ['hotel'], draft: true },
};
