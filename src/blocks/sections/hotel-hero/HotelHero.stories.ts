import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { exampleAsset } from '../../examples/example-asset.ts';
import { hotelHeroExample } from './example.ts';

/** A drawing that exists, with what its registration says of its light. */
const dusk = {
  ...exampleAsset('siren-hero', 'The tower at dusk, one window lit'),
  filename: '/f/1001/2400x1500/1111111111/siren-hero.png',
  meta_data: { left: '#6b2338', right: '#f2c078', foot: '#f2c078' },
};

export const hotelHeroStories: CatalogueStories<'hotel_hero'> = {
  gradient: { block: hotelHeroExample },
  scrim: { block: { ...hotelHeroExample, overlay: 'scrim' } },
  on_a_dark_picture: { block: { ...hotelHeroExample, media: dusk, media_mobile: null } },
  on_the_foot_of_a_dark_picture: {
    block: {
      ...hotelHeroExample,
      media: { ...dusk, meta_data: { foot: '#6b2338' } },
      media_mobile: null,
      overlay: 'scrim',
    },
  },
  plain: { block: { ...hotelHeroExample, overlay: 'none' } },
  centred: { block: { ...hotelHeroExample, align: 'center', height: 'tall' } },
  at_the_end: { block: { ...hotelHeroExample, align: 'end', height: 'medium' } },
  with_booking_bar: { block: { ...hotelHeroExample, show_booking_bar: true } },
  nothing_yet: { block: { ...hotelHeroExample, heading: '' }, draft: true },
};
