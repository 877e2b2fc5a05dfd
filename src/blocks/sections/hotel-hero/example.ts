import { exampleAsset } from '../../examples/example-asset.ts';
import { storyLink, urlLink } from '../../examples/example-link.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const hotelHeroExample: Blocks['hotel_hero'] = {
  _uid: 'example-hotel-hero',
  component: 'hotel_hero',
  eyebrow: 'Detroit, Michigan',
  heading: 'The Siren',
  intro:
    'A wire-rope company built this tower in 1926 and put its money into the lobby. We put ours into the plumbing.',
  media: exampleAsset(
    'siren-lobby',
    'The lobby at dusk: terracotta arches, a brass lamp leaning a little to the left',
    {
      focus: '900x500:1500x1100',
    },
  ),
  media_mobile: exampleAsset('siren-lobby-tall', 'The lobby at dusk, seen from the lift', { size: '1200x1800' }),
  overlay: 'gradient',
  ctas: [
    {
      _uid: 'example-hotel-hero-rooms',
      component: 'cta',
      label: 'See the rooms',
      link: storyLink('hotels/the-siren', 'rooms'),
      style: 'primary',
    },
    {
      _uid: 'example-hotel-hero-book',
      component: 'cta',
      label: 'Book',
      link: urlLink('/book?hotel=the-siren'),
      style: 'secondary',
    },
  ],
  show_booking_bar: false,
  align: 'start',
  height: 'fold',
};
