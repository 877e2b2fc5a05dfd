import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The table of which cart belongs to which customer. */
export const customerCartMigrations: Record<string, Migration> = {
  '0001_customer_cart': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('customer_cart')
        .addColumn('customer_id', 'varchar(255)', (c) => c.primaryKey())
        .addColumn('cart_id', 'varchar(255)', (c) => c.notNull())
        .addColumn('updated_at', 'varchar(32)', (c) => c.notNull())
        .execute();
    },
  },
  '0002_customer_cart_by_cart': {
    async up(db: Kysely<unknown>) {
      await db.schema.createIndex('customer_cart_by_cart').on('customer_cart').column('cart_id').execute();
    },
  },
};
