import { type Kysely, sql } from 'kysely';
import type { CommerceTables } from '../database/tables.ts';

/**
 * Writes the listing rows of every product and collection anew. After new products, variants or memberships; changes of
 * stock and of prices reach them by triggers (database/listing-triggers.ts).
 */
export async function rebuildListings(db: Kysely<CommerceTables>): Promise<void> {
  await db.deleteFrom('commerce_collection_listing').execute();
  await db.deleteFrom('commerce_product_listing').execute();
  await sql`
    insert into commerce_product_listing (product_id, price_list_id, lowest, highest, for_sale)
    select variant.product_id, price.price_list_id, min(price.amount), max(price.amount),
      max(case when variant.quantity > 0 or variant.sells_without_stock = 1 then 1 else 0 end)
    from commerce_variant as variant join commerce_price as price on price.variant_id = variant.id
    group by variant.product_id, price.price_list_id
  `.execute(db);
  await sql`
    insert into commerce_collection_listing
      (collection_id, price_list_id, product_id, position, units_sold, lowest, highest, for_sale)
    select membership.collection_id, listing.price_list_id, membership.product_id, membership.position,
      product.units_sold, listing.lowest, listing.highest, listing.for_sale
    from commerce_collection_product as membership
      join commerce_product as product on product.id = membership.product_id
      join commerce_product_listing as listing on listing.product_id = membership.product_id
  `.execute(db);
}
