export type GiftCardSeed = {
  /** Stable, and its id: never reuse one. */
  number: number;
  code: string;
  currencyCode: string;
  /** Minor units. */
  amount: number;
  /** ISO 8601, UTC. */
  expiresAt?: string;
  disabled?: boolean;
};
