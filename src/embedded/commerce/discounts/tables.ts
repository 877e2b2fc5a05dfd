export type DiscountTables = { commerce_discount: DiscountTable; commerce_discount_use: DiscountUseTable };

export type DiscountTable = {
  id: number;
  /** In upper case, as it is looked up; null for one that applies by itself. */
  code: string | null;
  title: string;
  /** `lines`, `order` or `shipping`. */
  target: string;
  /** JSON: DiscountSeed's value; its amounts are by currency. */
  value: string;
  /** JSON: {productIds, collectionIds}; null is every line. */
  entitled: string | null;
  /** JSON: minor units by currency, or null. */
  minimum_subtotal: string | null;
  minimum_quantity: number | null;
  /** JSON: {lines, order, shipping}. */
  combines_with: string;
  starts_at: string;
  ends_at: string | null;
  /** How many orders may use it in all. */
  usage_limit: number | null;
  once_per_customer: number;
  /** JSON: email addresses, or `@domain` for all of a domain; only customers with one that they have confirmed may use it. */
  eligible_emails: string | null;
};

/** One row for each order that used a discount. */
export type DiscountUseTable = {
  discount_id: number;
  /** The id of the cart that became the order. */
  cart_id: string;
  /** Trimmed and in lower case. */
  email: string;
  customer_id: number | null;
  used_at: string;
};
