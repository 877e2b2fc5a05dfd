import { exampleAsset } from '../../examples/example-asset.ts';
import { storyLink } from '../../examples/example-link.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const souvenirsGridExample: Blocks['souvenirs_grid'] = {
  _uid: 'example-souvenirs-grid',
  component: 'souvenirs_grid',
  collection: 'all',
  columns: '3',
  page_size: '24',
  quick_add: true,
  show_vendor: false,
  promo_tiles: [
    {
      _uid: 'example-souvenirs-grid-tile',
      component: 'promo_tile',
      position: '4',
      heading: 'The shop itself is in Detroit',
      image: exampleAsset('siren-shop-window', 'The shop window of the Siren at night', { size: '1600x1600' }),
      link: storyLink('dining/the-siren-shop'),
    },
  ],
};
