import { type Kysely, sql } from 'kysely';
import type { CommerceTables } from '../database/tables.ts';
import { rebuildSearch } from '../search/rebuild-search.ts';
import { rebuildListings } from './rebuild-listings.ts';

/** Gives a catalogue that is older than the listings and the search index both; one that has them is left alone. */
export async function prepareCatalogue(db: Kysely<CommerceTables>): Promise<void> {
  const { rows } = await sql`
    select 1 as lacking where exists (select 1 from commerce_product)
      and (not exists (select 1 from commerce_product_listing) or not exists (select 1 from commerce_search_document))
  `.execute(db);
  if (rows.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await rebuildListings(transaction);
    await rebuildSearch(transaction);
  });
}
