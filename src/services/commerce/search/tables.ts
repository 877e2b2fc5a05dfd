/** The tables of search. */
export type SearchTables = Record<never, never>;
