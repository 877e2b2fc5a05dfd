import type { DiscountTables } from '../discounts/tables.ts';
import type { GiftCardTables } from '../gift-cards/tables.ts';

/**
 * The tables of carts, discounts and gift cards. Nothing here refers to the catalogue by a foreign key: the catalogue
 * may be replaced at any time, and a cart then loses only the lines whose merchandise is gone.
 */
export type CartTables = DiscountTables &
  GiftCardTables & {
    commerce_cart: CartTable;
    commerce_cart_line: CartLineTable;
    commerce_cart_discount_code: { cart_id: string; position: number; code: string };
    commerce_cart_gift_card: CartGiftCardTable;
    commerce_cart_address: CartAddressTable;
    commerce_cart_metafield: CartMetafieldTable;
  };

export type CartTable = {
  /** 32 random characters: the token in its global id. */
  id: string;
  /** SHA-256, in hexadecimal, of the key that goes with the token. */
  key_hash: string;
  /** Of the buyer; decides currency and prices. */
  country_code: string | null;
  email: string | null;
  phone: string | null;
  customer_id: number | null;
  note: string;
  /** JSON: [{key, value}]. */
  attributes: string;
  /** JSON: the buyer's CartPreferences, or null. */
  preferences: string | null;
  /** JSON: PostalAddress, or null. */
  billing_address: string | null;
  delivery_handle: string | null;
  created_at: string;
  updated_at: string;
  /** Ten days after the last change. */
  expires_at: string;
  /** When it became an order; nobody finds it from then on. */
  completed_at: string | null;
};

export type CartLineTable = {
  /** A random UUID. */
  id: string;
  cart_id: string;
  /** Counts up: the highest is the newest. */
  position: number;
  variant_id: number;
  quantity: number;
  /** JSON: [{key, value}]. */
  attributes: string;
  /** The line it hangs on, or null. */
  parent_id: string | null;
};

export type CartGiftCardTable = {
  /** A random UUID. */
  id: string;
  cart_id: string;
  /** The order they are used up in. */
  position: number;
  gift_card_id: number;
};

export type CartAddressTable = {
  /** A random UUID. */
  id: string;
  cart_id: string;
  position: number;
  /** JSON: PostalAddress. */
  address: string;
  /** 1 for the one the parcel goes to. */
  selected: number;
  one_time_use: number;
};

export type CartMetafieldTable = {
  id: number;
  cart_id: string;
  namespace: string;
  key: string;
  type: string;
  value: string;
  created_at: string;
  updated_at: string;
};
