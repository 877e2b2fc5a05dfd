import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keyed by their sortable name; a new one is added at the end and none is ever changed. */
export const editorMigrations: Record<string, Migration> = {
  '0001_editors': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('editor')
        .addColumn('email', 'varchar(254)', (column) => column.primaryKey())
        .addColumn('role', 'varchar(32)', (column) => column.notNull())
        .addColumn('password_hash', 'varchar(255)', (column) => column.notNull())
        .addColumn('created_at', 'varchar(32)', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('editor_session')
        .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('email', 'varchar(254)', (column) => column.notNull())
        .addColumn('created_at', 'varchar(32)', (column) => column.notNull())
        .addColumn('seen_at', 'varchar(32)', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('editor_setup')
        .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('ends_at', 'varchar(32)', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('editor_audit')
        .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
        .addColumn('at', 'varchar(32)', (column) => column.notNull())
        .addColumn('email', 'varchar(254)')
        .addColumn('action', 'varchar(64)', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('editor_audit_at').on('editor_audit').column('at').execute();
    },
  },
};
