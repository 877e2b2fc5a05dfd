import type { Money } from '#protocol/money.ts';
import type { CartSettings } from './cart-settings.ts';

/** Where carts are changed by a plain form; the answer is the cart's page. */
export const cartPath = '/cart';

/** Where the page's script reads the cart (GET) and changes it (POST, the same fields); the answer is a CartReply. */
export const cartDataPath = '/api/cart';

/** The label of the buttons that add to the cart. Here and not with the other labels: every page with a product loads this. */
export const addToCartLabel = 'Add to cart';

/** The label of a product or a line that is sold out. */
export const soldOutLabel = 'Sold out';

/** Maximum quantity of a line, unless the stock is lower. */
export const maxLineQuantity = 99;

/** At or under this stock a product is shown as low in stock. */
export const lowStockQuantity = 5;

export type CartLineContents = {
  id: string;
  /** Global id of the variant. */
  variantId: string;
  path: string;
  title: string;
  /** `Size: L`, one for each choice; none where there was nothing to choose. */
  choices: string[];
  image: { filename: string; alt: string; width: number; height: number } | null;
  quantity: number;
  /** Maximum quantity: at least 1, so that the field can be rendered. */
  maximum: number;
  /** `short`: fewer are left than are wanted. */
  stock: 'ok' | 'short' | 'sold_out';
  isGift: boolean;
  unit: Money;
  /** What one cost before, where that was more. */
  before: Money | null;
  /** What the line costs before discounts. */
  total: Money;
};

/** A cart as its page shows it: plain JSON, nothing in it that only the server may know. */
export type CartContents = {
  lines: CartLineContents[];
  count: number;
  note: string;
  codes: { code: string; applies: boolean }[];
  cards: { id: string; lastCharacters: string; used: Money }[];
  /** The sum of the lines before discounts. */
  goods: Money;
  /** What discount codes subtract; null when nothing. */
  saved: Money | null;
  /** Before taxes, delivery and gift cards. */
  subtotal: Money;
  checkoutUrl: string;
};

/** Something that changed since the visitor last saw the cart. */
export type CartNotice = { kind: 'price_changed' | 'stock_changed' | 'expired_cart'; text: string };

/** Something that could not be done. `at` is a line's id, or the part of the page it belongs to. */
export type CartFieldError = { at: string | 'cart' | 'code' | 'note'; text: string };

/** The answer to every read and change. */
export type CartReply = {
  cart: CartContents | null;
  notices: CartNotice[];
  fieldErrors: CartFieldError[];
  /** What was done, for screen readers: `Added. Cart has 2 items.` */
  said: string | null;
};

/** The answer to a read. */
export type CartReading = CartReply & { settings: CartSettings };

/** `1 item`, `2 items`. */
export function itemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

/** `Cart has 2 items.` */
export function cartHas(count: number): string {
  return count === 0 ? 'Your cart is empty.' : `Cart has ${itemCount(count)}.`;
}

/** The element of the cart's page that says what was done, where a page without scripts begins after a removal. */
export const saidId = 'cart-said';
