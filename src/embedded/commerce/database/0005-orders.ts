import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The number before the first order's: the first is #1001. */
const LAST_NUMBER = 1000;

/** The tables of orders, payments and checkouts. */
export const ordersMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createOrder(db);
    await createLines(db);
    await createFulfilments(db);
    await createPayments(db);
  },
};

async function createOrder(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_order_sequence')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .execute();
  await (db as Kysely<{ commerce_order_sequence: { id: number; last_number: number } }>)
    .insertInto('commerce_order_sequence')
    .values({ id: 1, last_number: LAST_NUMBER })
    .execute();
  await db.schema
    .createTable('commerce_order')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull().unique())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('cart_id', 'text', (c) => c.notNull().unique())
    .addColumn('customer_id', 'bigint')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('accepts_marketing', 'integer', (c) => c.notNull())
    .addColumn('country_code', 'text', (c) => c.notNull())
    .addColumn('currency_code', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('attributes', 'text', (c) => c.notNull())
    .addColumn('shipping_address', 'text', (c) => c.notNull())
    .addColumn('priced', 'text', (c) => c.notNull())
    .addColumn('discounts', 'text', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('fulfillment_status', 'text', (c) => c.notNull())
    .addColumn('shipment_status', 'text')
    .addColumn('cancel_reason', 'text')
    .addColumn('canceled_at', 'text')
    .addColumn('processed_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('commerce_order_customer').on('commerce_order').column('customer_id').execute();
  await db.schema.createIndex('commerce_order_email').on('commerce_order').column('email').execute();
}

async function createLines(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_order_line')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('order_id', 'bigint', (c) => c.notNull().references('commerce_order.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('cart_line_id', 'text', (c) => c.notNull())
    .addColumn('product_id', 'bigint', (c) => c.notNull())
    .addColumn('variant_id', 'bigint', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('variant_title', 'text', (c) => c.notNull())
    .addColumn('sku', 'text', (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('unit_amount', 'integer', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('refunded_quantity', 'integer', (c) => c.notNull())
    .addColumn('restocked_quantity', 'integer', (c) => c.notNull())
    .addColumn('attributes', 'text', (c) => c.notNull())
    .addUniqueConstraint('commerce_order_line_place', ['order_id', 'position'])
    .execute();
}

async function createFulfilments(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_order_fulfilment')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('order_id', 'bigint', (c) => c.notNull().references('commerce_order.id').onDelete('cascade'))
    .addColumn('tracking_company', 'text')
    .addColumn('tracking_number', 'text')
    .addColumn('tracking_url', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('commerce_order_fulfilment_line')
    .addColumn('fulfilment_id', 'bigint', (c) =>
      c.notNull().references('commerce_order_fulfilment.id').onDelete('cascade'),
    )
    .addColumn('line_id', 'bigint', (c) => c.notNull().references('commerce_order_line.id').onDelete('cascade'))
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('commerce_order_fulfilment_line_key', ['fulfilment_id', 'line_id'])
    .execute();
  await db.schema
    .createTable('commerce_order_event')
    .addColumn('order_id', 'bigint', (c) => c.notNull().references('commerce_order.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('happened_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('commerce_order_event_key', ['order_id', 'position'])
    .execute();
  await db.schema
    .createTable('commerce_order_refund')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('order_id', 'bigint', (c) => c.notNull().references('commerce_order.id').onDelete('cascade'))
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('shipping', 'integer', (c) => c.notNull())
    .addColumn('tax', 'integer', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('gift_cards', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  for (const table of ['fulfilment', 'refund']) {
    await db.schema
      .createIndex(`commerce_order_${table}_order`)
      .on(`commerce_order_${table}`)
      .column('order_id')
      .execute();
  }
}

async function createPayments(db: Kysely<unknown>) {
  await db.schema
    .createTable('commerce_payment')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('cart_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'bigint')
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('currency_code', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('brand', 'text')
    .addColumn('last4', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('commerce_payment_state')
    .on('commerce_payment')
    .columns(['state', 'updated_at'])
    .execute();
  await db.schema.createIndex('commerce_payment_order').on('commerce_payment').column('order_id').execute();
  await db.schema
    .createTable('commerce_checkout')
    .addColumn('cart_id', 'text', (c) => c.primaryKey())
    .addColumn('accepts_marketing', 'integer', (c) => c.notNull())
    .addColumn('card_token', 'text')
    .addColumn('card_brand', 'text')
    .addColumn('card_last4', 'text')
    .addColumn('problem', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
}
