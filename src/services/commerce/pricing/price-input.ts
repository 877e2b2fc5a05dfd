/** Everything that decides what a cart costs. Money is integer minor units of one currency. */
export type PriceInput = {
  currencyCode: string;
  lines: LineToPrice[];
  /** Automatic ones, and those of the codes that were entered, in the order they were entered. */
  discounts: DiscountToApply[];
  giftCards: { id: string; lastCharacters: string; balance: number }[];
  /** Where it goes; without it there is neither tax nor shipping yet. */
  destination: { countryCode: string; provinceCode: string | null } | null;
  /** The delivery option that was chosen (`deliveryOptionsFor`); null takes the cheapest once there is a destination. */
  deliveryHandle: string | null;
};

export type LineToPrice = {
  id: string;
  productId: number;
  collectionIds: number[];
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
  value: { kind: 'percentage'; basisPoints: number } | { kind: 'fixed'; amount: number } | { kind: 'freeShipping' };
  /** Whether it takes from the lines it is entitled to, each for itself, or from the order as a whole. */
  target: 'lines' | 'order' | 'shipping';
  /** Null is every line. */
  entitled: { productIds: number[]; collectionIds: number[] } | null;
  minimumSubtotal: number | null;
  minimumQuantity: number | null;
  /** What it may be used together with, like the vendor's combinesWith. */
  combinesWith: { lines: boolean; order: boolean; shipping: boolean };
};
