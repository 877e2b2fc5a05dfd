import type { Migration } from 'kysely/migration';

/** The tables of carts. */
export const cartsMigration: Migration = {
  async up() {},
};
