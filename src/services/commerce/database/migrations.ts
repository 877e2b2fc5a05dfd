import type { Migration } from 'kysely/migration';
import { catalogueMigration } from './0001-catalogue.ts';

/** The commerce migrations in order; a released one is never edited, a change is a new number. */
export const commerceMigrations: Record<string, Migration> = {
  '0001_catalogue': catalogueMigration,
};
