import type { Blocks } from '../../registry/schemas.ts';

export const souvenirsNavExample: Blocks['souvenirs_nav'] = {
  _uid: 'example-souvenirs-nav',
  component: 'souvenirs_nav',
  collections: [],
  show_all: true,
  show_cart: true,
  sort_enabled: true,
};
