import { exampleAsset } from '../../examples/example-asset.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const cityGuideHeroExample: Blocks['city_guide_hero'] = {
  _uid: 'example-city-guide-hero',
  component: 'city_guide_hero',
  city: 'example-city',
  heading: 'Detroit on foot',
  intro: 'Eight places within half an hour of the front door, walked by people who work behind it.',
  media: exampleAsset('cities-detroit', 'A street of towers at dusk, with one lit window and a bicycle'),
  author: 'Lucille Amari, night desk',
  updated: '2026-05-04 09:00',
  city_switcher: true,
};
