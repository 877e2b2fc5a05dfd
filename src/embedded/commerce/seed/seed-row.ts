import type { CommerceTables } from '../database/tables.ts';
import { foldTitle } from '../product-catalogue/fold-title.ts';

/** One row to insert, with the table it belongs to. */
export type SeedRow = { [T in keyof CommerceTables]: { table: T; row: CommerceTables[T] } }[keyof CommerceTables];

/** The title columns shared by products and collections. */
export function titleColumns(title: string): { title: string; title_key: string } {
  return { title, title_key: foldTitle(title) };
}
