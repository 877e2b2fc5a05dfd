import type { DiscountTarget } from '../pricing/price-input.ts';

/** Minor units by currency; a discount without an amount in the cart's currency cannot be used there. */
export type AmountByCurrency = Record<string, number>;

export type DiscountSeed = {
  /** Stable, and its id: never reuse one. */
  number: number;
  /** Null for one that applies by itself. */
  code: string | null;
  title: string;
  target: DiscountTarget;
  value:
    | { kind: 'percentage'; basisPoints: number }
    | { kind: 'fixed'; amounts: AmountByCurrency; eachItem?: boolean }
    | { kind: 'freeShipping' };
  /** Handles; left out, every line is entitled. */
  entitled?: { products?: string[]; collections?: string[] };
  minimumSubtotal?: AmountByCurrency;
  minimumQuantity?: number;
  combinesWith?: { lines?: boolean; order?: boolean; shipping?: boolean };
  /** ISO 8601, UTC. */
  startsAt: string;
  endsAt?: string;
  usageLimit?: number;
  oncePerCustomer?: boolean;
  /** Email addresses, or `@domain`: only customers who are logged in with one may use it. */
  eligibleEmails?: string[];
};
