import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tables of customers. */
export const customersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createCustomers(db);
    await createTokens(db);
    await createAddresses(db);
    await createErasures(db);
  },
};

async function createCustomers(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_customer')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.unique())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('phone', 'text')
    .addColumn('accepts_marketing', 'integer', (c) => c.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('disabled', 'integer', (c) => c.notNull())
    .addColumn('verified_at', 'text')
    // No foreign key: the two tables would name each other.
    .addColumn('default_address_id', 'bigint')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
}

async function createTokens(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_customer_token')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('customer_id', 'bigint', (c) => c.notNull().references('commerce_customer.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('commerce_customer_link')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('customer_id', 'bigint', (c) => c.notNull().references('commerce_customer.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await db.schema
    .createTable('commerce_customer_recovery')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  for (const table of ['commerce_customer_token', 'commerce_customer_link']) {
    await db.schema.createIndex(`${table}_customer`).on(table).column('customer_id').execute();
  }
}

async function createAddresses(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_customer_address')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('customer_id', 'bigint', (c) => c.notNull().references('commerce_customer.id').onDelete('cascade'))
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('company', 'text')
    .addColumn('address1', 'text')
    .addColumn('address2', 'text')
    .addColumn('city', 'text')
    .addColumn('province_code', 'text')
    .addColumn('country_code', 'text')
    .addColumn('zip', 'text')
    .addColumn('phone', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('commerce_customer_address_customer')
    .on('commerce_customer_address')
    .column('customer_id')
    .execute();
}

async function createErasures(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_customer_erasure')
    .addColumn('customer_id', 'bigint', (c) => c.primaryKey().references('commerce_customer.id'))
    .addColumn('requested_at', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('erased_at', 'text')
    .execute();
}
