/** The tables of customers. */
export type CustomerTables = Record<never, never>;
