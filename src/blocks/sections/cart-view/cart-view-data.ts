import type { CartReply } from '../../cart/cart-contract.ts';
import type { CartState } from '../../cart/cart-state.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';

/** What a cart's section is given beside its own content. */
export type CartViewData = {
  /** The visitor's cart when the page was made. */
  reply?: CartReply;
  /** Products shown under it. */
  beside: ProductCardData[];
  /** What was taken out last, where no script can offer it again: the fields that put it back. */
  putBack?: Record<string, string> | null;
  /** A state to be drawn as it is, without the visitor's cart: the catalogue's. */
  still?: Partial<CartState>;
};
