import type { Migration } from 'kysely/migration';

/** The tables of search. */
export const searchMigration: Migration = {
  async up() {},
};
