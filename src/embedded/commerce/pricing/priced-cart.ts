import type { DiscountTarget } from './price-input.ts';

/** What a cart costs, to the cent; cart, checkout, order and mail all show this. Minor units of one currency. */
export type PricedCart = {
  currencyCode: string;
  lines: PricedLine[];
  /** Sum of the lines after their own discounts and the order's. */
  subtotal: number;
  /** Null until the destination is known, and where nothing is delivered to. */
  delivery: PricedDelivery | null;
  /** One entry a rate that applies; tax is on top of prices, in both countries. */
  taxes: { title: string; basisPoints: number; amount: number }[];
  totalTax: number;
  /** Subtotal, delivery and tax. */
  total: number;
  giftCards: { id: string; lastCharacters: string; amountUsed: number; balance: number }[];
  /** What is left to pay by card. */
  due: number;
  /** What became of each discount that was given, in their order: used, or why not. */
  discounts: { id: number; code: string | null; applies: boolean; reason: DiscountRefusal | null }[];
};

export type PricedLine = {
  id: string;
  quantity: number;
  /** Before discounts. */
  subtotal: number;
  discounts: DiscountAllocation[];
  /** After discounts, before tax. */
  total: number;
  tax: number;
};

export type PricedDelivery = {
  handle: string;
  title: string;
  /** Before discounts. */
  amount: number;
  discount: DiscountAllocation[];
  /** After discounts, before tax. */
  total: number;
  tax: number;
};

export type DiscountAllocation = {
  id: number;
  code: string | null;
  title: string;
  target: DiscountTarget;
  amount: number;
};

export type DiscountRefusal =
  | 'emptyCart'
  | 'minimumSubtotal'
  | 'minimumQuantity'
  | 'noEntitledLines'
  | 'noShipping'
  | 'notCombinable';
