import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Carts with what belongs to them, discounts and their uses, gift cards. */
export const cartsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createCarts(db);
    await createCartParts(db);
    await createDiscounts(db);
    await createGiftCards(db);
  },
};

async function createCarts(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_cart')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('key_hash', 'text', (c) => c.notNull())
    .addColumn('country_code', 'text')
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('customer_id', 'bigint')
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('attributes', 'text', (c) => c.notNull())
    .addColumn('preferences', 'text')
    .addColumn('billing_address', 'text')
    .addColumn('delivery_handle', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('completed_at', 'text')
    .execute();
  await db.schema
    .createIndex('commerce_cart_expiry')
    .on('commerce_cart')
    .columns(['completed_at', 'expires_at'])
    .execute();
  await db.schema
    .createTable('commerce_cart_line')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('cart_id', 'text', (c) => c.notNull().references('commerce_cart.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('variant_id', 'bigint', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('attributes', 'text', (c) => c.notNull())
    .addUniqueConstraint('commerce_cart_line_place', ['cart_id', 'position'])
    .execute();
}

async function createCartParts(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_cart_discount_code')
    .addColumn('cart_id', 'text', (c) => c.notNull().references('commerce_cart.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('commerce_cart_discount_code_key', ['cart_id', 'position'])
    .execute();
  await db.schema
    .createTable('commerce_cart_gift_card')
    .addColumn('cart_id', 'text', (c) => c.notNull().references('commerce_cart.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('gift_card_id', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('commerce_cart_gift_card_key', ['cart_id', 'gift_card_id'])
    .execute();
  await db.schema
    .createTable('commerce_cart_address')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('cart_id', 'text', (c) => c.notNull().references('commerce_cart.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('selected', 'integer', (c) => c.notNull())
    .addColumn('one_time_use', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('commerce_cart_address_cart').on('commerce_cart_address').column('cart_id').execute();
  await db.schema
    .createTable('commerce_cart_metafield')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('cart_id', 'text', (c) => c.notNull().references('commerce_cart.id').onDelete('cascade'))
    .addColumn('namespace', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('commerce_cart_metafield_name', ['cart_id', 'namespace', 'key'])
    .execute();
}

async function createDiscounts(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_discount')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('entitled', 'text')
    .addColumn('minimum_subtotal', 'text')
    .addColumn('minimum_quantity', 'integer')
    .addColumn('combines_with', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text')
    .addColumn('usage_limit', 'integer')
    .addColumn('once_per_customer', 'integer', (c) => c.notNull())
    .addColumn('eligible_emails', 'text')
    .execute();
  await db.schema
    .createTable('commerce_discount_use')
    .addColumn('discount_id', 'bigint', (c) => c.notNull())
    .addColumn('cart_id', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('customer_id', 'bigint')
    .addColumn('used_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('commerce_discount_use_key', ['discount_id', 'cart_id'])
    .execute();
}

async function createGiftCards(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_gift_card')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('code_hash', 'text', (c) => c.notNull().unique())
    .addColumn('last_characters', 'text', (c) => c.notNull())
    .addColumn('currency_code', 'text', (c) => c.notNull())
    .addColumn('initial_amount', 'integer', (c) => c.notNull())
    .addColumn('balance', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('disabled', 'integer', (c) => c.notNull())
    .execute();
}
