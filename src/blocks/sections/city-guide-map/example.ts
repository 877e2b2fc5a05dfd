import type { Blocks } from '../../registry/schemas.ts';

export const cityGuideMapExample: Blocks['city_guide_map'] = {
  _uid: 'example-city-guide-map',
  component: 'city_guide_map',
  city: 'example-city',
  heading: 'The lie of the land',
  zoom: '13',
  style: 'drawn',
  shapes: [
    {
      _uid: 'example-city-guide-map-river',
      component: 'map_shape',
      kind: 'water',
      name: 'Detroit River',
      points: '42.3270, -83.0600\n42.3285, -83.0400\n42.3330, -83.0200\n42.3200, -83.0200\n42.3200, -83.0600',
    },
  ],
  show_hotels: true,
};
