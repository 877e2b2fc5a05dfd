import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { databaseKind } from '#services/database/database-kind.ts';
import { listingTriggers } from './listing-triggers.ts';

/**
 * What lists of products sort and filter by, in rows narrow enough to read a whole collection of many thousands: the price
 * range in each price list, and whether anything is for sale. Triggers keep them true, whoever writes stock or prices.
 */
export const listingsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createListings(db);
    await createIndexes(db);
    for (const statement of listingTriggers(databaseKind(db))) await sql.raw(statement).execute(db);
  },
};

async function createListings(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_product_listing')
    .addColumn('product_id', 'bigint', (c) => c.notNull().references('commerce_product.id').onDelete('cascade'))
    .addColumn('price_list_id', 'text', (c) => c.notNull().references('commerce_price_list.id'))
    .addColumn('lowest', 'integer', (c) => c.notNull())
    .addColumn('highest', 'integer', (c) => c.notNull())
    .addColumn('for_sale', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('commerce_product_listing_key', ['product_id', 'price_list_id'])
    .execute();
  await db.schema
    .createTable('commerce_collection_listing')
    .addColumn('collection_id', 'bigint', (c) => c.notNull().references('commerce_collection.id').onDelete('cascade'))
    .addColumn('price_list_id', 'text', (c) => c.notNull().references('commerce_price_list.id'))
    .addColumn('product_id', 'bigint', (c) => c.notNull().references('commerce_product.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('units_sold', 'integer', (c) => c.notNull())
    .addColumn('lowest', 'integer', (c) => c.notNull())
    .addColumn('highest', 'integer', (c) => c.notNull())
    .addColumn('for_sale', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('commerce_collection_listing_key', ['product_id', 'collection_id', 'price_list_id'])
    .execute();
}

async function createIndexes(db: Kysely<unknown>) {
  const collection = ['collection_id', 'price_list_id'];
  // Each holds every column that a filter or a facet of a collection asks for, so that no row has to be looked up.
  const known = ['lowest', 'highest', 'for_sale'];
  await index(db, 'commerce_collection_listing', 'position', [...collection, 'position', 'product_id', ...known]);
  await index(db, 'commerce_collection_listing', 'lowest', [
    ...collection,
    'lowest',
    'product_id',
    'highest',
    'for_sale',
  ]);
  await sql`create index commerce_collection_listing_sold on commerce_collection_listing
    (collection_id, price_list_id, (-units_sold), product_id, lowest, highest, for_sale)`.execute(db);
  await index(db, 'commerce_collection_listing', 'for_sale', [...collection, 'for_sale']);
  await index(db, 'commerce_product_listing', 'lowest', ['price_list_id', 'lowest', 'product_id']);
  for (const column of ['title_key', 'created_at', 'updated_at', 'vendor', 'product_type']) {
    const bytes = databaseKind(db) === 'postgres' ? sql.raw(`${column} collate "C"`) : sql.ref(column);
    await sql`create index ${sql.id(`commerce_product_${column}`)} on commerce_product (${bytes}, id)`.execute(db);
  }
  await sql`create index commerce_product_sold on commerce_product ((-units_sold), id)`.execute(db);
  await index(db, 'commerce_product_tag', 'tag', ['tag', 'product_id']);
}

async function index(db: Kysely<unknown>, table: string, name: string, columns: string[]) {
  await db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
}
