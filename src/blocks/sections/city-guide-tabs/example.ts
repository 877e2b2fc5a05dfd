import type { Blocks } from '../../registry/schemas.ts';

export const cityGuideTabsExample: Blocks['city_guide_tabs'] = {
  _uid: 'example-city-guide-tabs',
  component: 'city_guide_tabs',
  city: 'example-city',
  heading: 'Where we go',
  layout: 'cards',
  share_with_map: true,
};
