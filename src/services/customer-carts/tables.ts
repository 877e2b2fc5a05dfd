/** Which cart belongs to which customer: the site's own, because no commerce service says it. */
export type CustomerCartTables = { customer_cart: CustomerCartTable };

export type CustomerCartTable = {
  /** The commerce service's global id. */
  customer_id: string;
  /** The cart's global id with its key, which opens it. */
  cart_id: string;
  /** ISO 8601, UTC. */
  updated_at: string;
};
