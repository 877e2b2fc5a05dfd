/** Everything that decides what a cart costs. Money is integer minor units of one currency. */
export type PriceInput = {
  currencyCode: string;
  lines: LineToPrice[];
  /** Automatic ones, and those of the codes that were entered, in the order they were entered; none twice. */
  discounts: DiscountToApply[];
  /** Used up in this order; only cards of the cart's currency. */
  giftCards: { id: string; lastCharacters: string; balance: number }[];
  /** Where it goes; without it there is neither tax nor shipping yet. */
  destination: Destination | null;
  /**
   * The delivery option that was chosen (`deliveryOptionsFor`). Null, or one that is not offered there, takes the
   * cheapest that brings the parcel to the address, once there is a destination.
   */
  deliveryHandle: string | null;
};

/** ISO 3166-1 alpha-2, and ISO 3166-2 without the country. */
export type Destination = { countryCode: string; provinceCode: string | null };

export type LineToPrice = {
  id: string;
  productId: number;
  collectionIds: number[];
  /** 0 for a line whose merchandise has sold out: it stays and costs nothing. */
  quantity: number;
  unitAmount: number;
  compareAt: number | null;
  weightGrams: number;
  taxable: boolean;
};

export type DiscountToApply = {
  id: number;
  /** The code as the customer typed it; null for an automatic discount. */
  code: string | null;
  title: string;
  value: DiscountValue;
  target: DiscountTarget;
  /** Null is every line. */
  entitled: { productIds: number[]; collectionIds: number[] } | null;
  /** What the entitled lines must come to before any discount. */
  minimumSubtotal: number | null;
  /** How many pieces the entitled lines must hold. */
  minimumQuantity: number | null;
  /** What it may be used together with, like the vendor's combinesWith; both discounts must allow each other. */
  combinesWith: { lines: boolean; order: boolean; shipping: boolean };
};

/** Whether it takes from the lines it is entitled to, from the order as a whole, or from delivery. */
export type DiscountTarget = 'lines' | 'order' | 'shipping';

/**
 * A percentage in hundredths of a percent; a fixed amount, spread over the entitled lines once or, with `eachItem`,
 * taken from every piece; or free delivery.
 */
export type DiscountValue =
  | { kind: 'percentage'; basisPoints: number }
  | { kind: 'fixed'; amount: number; eachItem?: boolean }
  | { kind: 'freeShipping' };
