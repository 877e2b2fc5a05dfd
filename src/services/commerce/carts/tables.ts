/** The tables of carts. */
export type CartTables = Record<never, never>;
