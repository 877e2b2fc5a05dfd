import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The day before which a parcel is not to arrive, YYYY-MM-DD, where the buyer named one: most of all for gifts. */
export const deliveryDateMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('commerce_checkout').addColumn('deliver_from', 'text').execute();
    await db.schema.alterTable('commerce_order').addColumn('deliver_from', 'text').execute();
  },
};
