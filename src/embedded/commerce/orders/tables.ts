/**
 * The tables of orders and of what leads to one. Nothing here refers to the catalogue by a foreign key: an order keeps
 * its titles, prices and pictures as they were sold, whatever becomes of the product.
 */
export type OrderTables = {
  commerce_order_sequence: { id: number; last_number: number };
  commerce_order: OrderTable;
  commerce_order_line: OrderLineTable;
  commerce_order_fulfilment: OrderFulfilmentTable;
  commerce_order_fulfilment_line: { fulfilment_id: number; line_id: number; quantity: number };
  commerce_order_event: OrderEventTable;
  commerce_order_refund: OrderRefundTable;
  commerce_payment: PaymentTable;
  commerce_checkout: CheckoutTable;
};

export type OrderTable = {
  id: number;
  /** 1001, 1002 …: what people say; its name is `#1001`. */
  number: number;
  /** Gives access to the order's page: as secret as a password. */
  key: string;
  /** The cart it was; unique, so that no cart is sold twice. */
  cart_id: string;
  /** Of the customer who was logged in; an order without one is matched by verified email when it is read. */
  customer_id: number | null;
  /** Trimmed and in lower case. */
  email: string;
  phone: string | null;
  accepts_marketing: number;
  country_code: string;
  currency_code: string;
  note: string;
  /** JSON: [{key, value}]. */
  attributes: string;
  /** JSON: PostalAddress. */
  shipping_address: string;
  /** JSON: PostalAddress of the buyer, often a name alone; null where they gave none. */
  billing_address: string | null;
  /** YYYY-MM-DD: the first day on which it may arrive; null where any will do. */
  deliver_from: string | null;
  /** JSON: the PricedCart as it was sold; never computed again. */
  priced: string;
  /** JSON: the DiscountToApply of every discount that applied. */
  discounts: string;
  /** Minor units, as `priced` says: here to sort by. */
  total: number;
  fulfillment_status: string;
  /** A ShipmentStatus, or null before there is one. */
  shipment_status: string | null;
  cancel_reason: string | null;
  canceled_at: string | null;
  processed_at: string;
  updated_at: string;
};

export type OrderLineTable = {
  id: number;
  order_id: number;
  position: number;
  /** The id of the line in `priced`. */
  cart_line_id: string;
  product_id: number;
  variant_id: number;
  title: string;
  /** Empty where a product has one variant only. */
  variant_title: string;
  sku: string;
  /** JSON: {path, width, height, altText}, or null. */
  image: string | null;
  unit_amount: number;
  quantity: number;
  refunded_quantity: number;
  restocked_quantity: number;
  /** JSON: [{key, value}]. */
  attributes: string;
};

export type OrderFulfilmentTable = {
  id: number;
  order_id: number;
  tracking_company: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
  created_at: string;
};

export type OrderEventTable = {
  order_id: number;
  position: number;
  /**
   * One of the 24 values of docs/reference/commerce-protocol.md#fulfilment-status, or REFUNDED, which is no label of a
   * fulfilment.
   */
  status: string;
  message: string | null;
  happened_at: string;
};

export type OrderRefundTable = {
  id: number;
  order_id: number;
  /** Minor units; `amount` holds the other two. */
  amount: number;
  shipping: number;
  tax: number;
  /** JSON: [{lineId, quantity}]. */
  lines: string;
  /** JSON: [{id, amount}], what went back onto gift cards. */
  gift_cards: string;
  reason: string | null;
  created_at: string;
};

export type PaymentTable = {
  /** A random UUID: the idempotency key of every call to the gateway. */
  id: string;
  cart_id: string;
  order_id: number | null;
  amount: number;
  currency_code: string;
  state: PaymentState;
  brand: string | null;
  last4: string | null;
  created_at: string;
  updated_at: string;
};

/**
 * pending: the gateway was asked. authorized: the money is reserved. captured: an order has it. declined: the bank said no.
 * voided: nothing was taken, or what was reserved has been released.
 */
export type PaymentState = 'pending' | 'authorized' | 'captured' | 'declined' | 'voided';

/** What the checkout knows of a cart that the cart itself does not. */
export type CheckoutTable = {
  cart_id: string;
  accepts_marketing: number;
  /** YYYY-MM-DD: the first day on which the parcel may arrive; null where any will do. */
  deliver_from: string | null;
  /** The gateway's own name for the card; never its number. */
  card_token: string | null;
  card_brand: string | null;
  card_last4: string | null;
  /** Why the last try to pay failed, shown once on the next page; null when there is nothing to show. */
  problem: string | null;
  updated_at: string;
};
