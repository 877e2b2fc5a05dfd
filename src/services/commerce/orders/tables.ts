/** The tables of orders. */
export type OrderTables = Record<never, never>;
