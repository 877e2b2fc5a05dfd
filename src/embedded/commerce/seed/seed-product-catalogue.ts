import type { Kysely, Transaction } from 'kysely';
import { chunks } from '#services/database/chunks.ts';
import type { CommerceTables } from '../database/tables.ts';
import { seedDiscounts } from '../discounts/seed-discounts.ts';
import { seedGiftCards } from '../gift-cards/seed-gift-cards.ts';
import { rebuildListings } from '../product-catalogue/rebuild-listings.ts';
import { rebuildSearch } from '../search/rebuild-search.ts';
import { blogRows } from './blog-rows.ts';
import { checkCatalogue } from './check-product-catalogue.ts';
import { collectionRows } from './collection-rows.ts';
import { pageRows } from './page-rows.ts';
import type { CatalogueSeed, CommerceSeed } from './product-catalogue-seed.ts';
import { productRows } from './product-rows.ts';
import type { SeedRow } from './seed-row.ts';

/** Child tables first, so that nothing refers to a row already gone. */
const TABLES = [
  'commerce_collection_listing',
  'commerce_product_listing',
  'commerce_metafield',
  'commerce_collection_product',
  'commerce_collection',
  'commerce_price',
  'commerce_variant_value',
  'commerce_variant',
  'commerce_option_value',
  'commerce_option',
  'commerce_product_image',
  'commerce_product_tag',
  'commerce_product',
  'commerce_article',
  'commerce_blog',
  'commerce_image',
  'commerce_country',
  'commerce_price_list',
  'commerce_policy',
  'commerce_menu',
  'commerce_page',
  'commerce_shop',
] as const satisfies (keyof CommerceTables)[];

/** Replaces the whole catalogue in one transaction; throws before writing when the catalogue is invalid. */
export async function seedCatalogue(
  db: Kysely<CommerceTables>,
  { catalogue, assetPath, discounts, giftCards }: CommerceSeed,
  now: Date,
): Promise<void> {
  checkCatalogue(catalogue);
  const numbers = new Map(catalogue.products.map((product) => [product.handle, product.number]));
  await db.transaction().execute(async (transaction) => {
    for (const table of TABLES) await transaction.deleteFrom(table).execute();
    await insertRows(transaction, [
      ...shopRows(catalogue, now),
      ...pageRows(catalogue),
      ...blogRows(catalogue, assetPath),
    ]);
    for (const some of chunks(catalogue.products, 500)) {
      await insertRows(
        transaction,
        some.flatMap((product) => productRows(product, assetPath)),
      );
    }
    for (const collection of catalogue.collections) {
      await insertRows(transaction, collectionRows(collection, numbers, assetPath));
    }
    await rebuildListings(transaction);
    await rebuildSearch(transaction);
    if (discounts) await seedDiscounts(transaction, discounts, catalogue);
    if (giftCards) await seedGiftCards(transaction, giftCards);
  });
}

async function insertRows(transaction: Transaction<CommerceTables>, rows: SeedRow[]) {
  const byTable = Map.groupBy(rows, (entry) => entry.table);
  for (const table of TABLES.toReversed()) await insertAll(transaction, table, byTable.get(table) ?? []);
}

async function insertAll(transaction: Transaction<CommerceTables>, table: keyof CommerceTables, rows: SeedRow[]) {
  // Small batches stay below SQLite's limit on bound values in one statement.
  for (const some of chunks(rows, 100)) {
    await transaction
      .insertInto(table)
      .values(some.map((entry) => entry.row))
      .execute();
  }
}

function shopRows(catalogue: CatalogueSeed, now: Date): SeedRow[] {
  return [
    { table: 'commerce_shop', row: { id: 1, ...catalogue.shop, created_at: now.toISOString() } },
    ...catalogue.policies.map(
      (policy, index): SeedRow => ({
        table: 'commerce_policy',
        row: { id: index + 1, kind: policy.kind, handle: policy.handle, title: policy.title, body: policy.bodyHtml },
      }),
    ),
    ...catalogue.priceLists.map(
      (list): SeedRow => ({
        table: 'commerce_price_list',
        row: { id: list.id, currency_code: list.currencyCode },
      }),
    ),
    ...catalogue.countries.map(
      (country, index): SeedRow => ({
        table: 'commerce_country',
        row: {
          iso_code: country.isoCode,
          name: country.name,
          price_list_id: country.priceList,
          unit_system: country.unitSystem,
          is_primary: country.isPrimary ? 1 : 0,
          position: index,
        },
      }),
    ),
  ];
}
