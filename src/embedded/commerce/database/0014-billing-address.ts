import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who bought an order, where that was said: JSON of a PostalAddress. A parcel may go to somebody else. */
export const billingAddressMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('commerce_order').addColumn('billing_address', 'text').execute();
  },
};
