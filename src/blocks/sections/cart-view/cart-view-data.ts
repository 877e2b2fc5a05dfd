import type { CartReply } from '../../cart/cart-contract.ts';
import type { CartState } from '../../cart/cart-state.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';

/** What a cart's section is given beside its own content. */
export type CartViewData = {
  /** The visitor's cart when the page was made. */
  reply?: CartReply;
  /** Products shown under it. */
  beside: ProductCardData[];
  /** The last removal, where no script can undo it: the fields that restore it. */
  putBack?: Record<string, string> | null;
  /** A state to be drawn as it is, without the visitor's cart: the catalogue's. */
  still?: Partial<CartState>;
};
