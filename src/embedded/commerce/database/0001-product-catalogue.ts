import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Shop, policies, price lists, products with options and variants, collections, metafields. */
export const catalogueMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createShop(db);
    await createProducts(db);
    await createVariants(db);
    await createCollections(db);
  },
};

async function createShop(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_shop')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('slogan', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('commerce_policy')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull().unique())
    .addColumn('handle', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('commerce_price_list')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('currency_code', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('commerce_country')
    .addColumn('iso_code', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('price_list_id', 'text', (c) => c.notNull().references('commerce_price_list.id'))
    .addColumn('unit_system', 'text', (c) => c.notNull())
    .addColumn('is_primary', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('commerce_metafield')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('owner_type', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'bigint', (c) => c.notNull())
    .addColumn('namespace', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('commerce_metafield_owner_key', ['owner_type', 'owner_id', 'namespace', 'key'])
    .execute();
}

async function createProducts(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_image')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('alt', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('commerce_product')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('handle', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('title_key', 'text', (c) => c.notNull())
    .addColumn('description_html', 'text', (c) => c.notNull())
    .addColumn('product_type', 'text', (c) => c.notNull())
    .addColumn('vendor', 'text', (c) => c.notNull())
    .addColumn('seo_title', 'text')
    .addColumn('seo_description', 'text')
    .addColumn('units_sold', 'integer', (c) => c.notNull())
    .addColumn('published_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('commerce_product_tag')
    .addColumn('product_id', 'bigint', (c) => c.notNull().references('commerce_product.id').onDelete('cascade'))
    .addColumn('tag', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('commerce_product_tag_key', ['product_id', 'tag'])
    .execute();
  await db.schema
    .createTable('commerce_product_image')
    .addColumn('product_id', 'bigint', (c) => c.notNull().references('commerce_product.id').onDelete('cascade'))
    .addColumn('image_id', 'bigint', (c) => c.notNull().references('commerce_image.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('commerce_product_image_key', ['product_id', 'position'])
    .execute();
}

async function createVariants(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_option')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('product_id', 'bigint', (c) => c.notNull().references('commerce_product.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addUniqueConstraint('commerce_option_place', ['product_id', 'position'])
    .execute();
  await db.schema
    .createTable('commerce_option_value')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('option_id', 'bigint', (c) => c.notNull().references('commerce_option.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('swatch_color', 'text')
    .addUniqueConstraint('commerce_option_value_place', ['option_id', 'position'])
    .execute();
  await db.schema
    .createTable('commerce_variant')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('product_id', 'bigint', (c) => c.notNull().references('commerce_product.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('sku', 'text', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('sells_without_stock', 'integer', (c) => c.notNull())
    .addColumn('weight_grams', 'integer', (c) => c.notNull())
    .addColumn('image_id', 'bigint', (c) => c.references('commerce_image.id'))
    .addUniqueConstraint('commerce_variant_place', ['product_id', 'position'])
    .execute();
  await db.schema
    .createTable('commerce_variant_value')
    .addColumn('variant_id', 'bigint', (c) => c.notNull().references('commerce_variant.id').onDelete('cascade'))
    .addColumn('option_value_id', 'bigint', (c) =>
      c.notNull().references('commerce_option_value.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('commerce_variant_value_key', ['variant_id', 'option_value_id'])
    .execute();
  await db.schema
    .createTable('commerce_price')
    .addColumn('price_list_id', 'text', (c) => c.notNull().references('commerce_price_list.id'))
    .addColumn('variant_id', 'bigint', (c) => c.notNull().references('commerce_variant.id').onDelete('cascade'))
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('compare_at', 'integer')
    .addPrimaryKeyConstraint('commerce_price_key', ['variant_id', 'price_list_id'])
    .execute();
}

async function createCollections(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_collection')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('handle', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('title_key', 'text', (c) => c.notNull())
    .addColumn('description_html', 'text', (c) => c.notNull())
    .addColumn('image_id', 'bigint', (c) => c.references('commerce_image.id'))
    .addColumn('seo_title', 'text')
    .addColumn('seo_description', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('commerce_collection_product')
    .addColumn('collection_id', 'bigint', (c) => c.notNull().references('commerce_collection.id').onDelete('cascade'))
    .addColumn('product_id', 'bigint', (c) => c.notNull().references('commerce_product.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('commerce_collection_product_key', ['collection_id', 'product_id'])
    .execute();
  await db.schema
    .createIndex('commerce_collection_product_product')
    .on('commerce_collection_product')
    .column('product_id')
    .execute();
}
