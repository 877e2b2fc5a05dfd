import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The line of a cart that another line hangs on; it is removed with it. */
export const nestedCartLinesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('commerce_cart_line').addColumn('parent_id', 'text').execute();
  },
};
