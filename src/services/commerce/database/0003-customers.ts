import type { Migration } from 'kysely/migration';

/** The tables of customers. */
export const customersMigration: Migration = {
  async up() {},
};
