import type { Migration } from 'kysely/migration';

/** The tables of orders. */
export const ordersMigration: Migration = {
  async up() {},
};
