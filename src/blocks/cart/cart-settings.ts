import type { Blocks } from '../registry/schemas.ts';

/** What an editor decides of the cart. */
export type CartSettings = Pick<
  Blocks['cart_view'],
  'note_enabled' | 'gift_enabled' | 'gift_wrap_cost' | 'free_shipping_threshold' | 'free_shipping_threshold_cad'
>;
