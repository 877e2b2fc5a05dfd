import type { Blocks } from '../../registry/schemas.ts';

export const cartViewExample: Blocks['cart_view'] = {
  _uid: 'example-cart-view',
  component: 'cart_view',
  note_enabled: true,
  gift_enabled: true,
  gift_wrap_cost: 'no charge',
  free_shipping_threshold: '120',
  free_shipping_threshold_cad: '160',
  cross_sell: 'brass',
};
