import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { databaseKind } from '#services/database/database-kind.ts';

/** The library of assets: what is said of each, its files of now and before, and their content. */
export const assetTables: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('content_asset')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('filename', 'text', (column) => column.notNull())
      .addColumn('short_filename', 'text', (column) => column.notNull())
      .addColumn('content_type', 'text', (column) => column.notNull())
      .addColumn('content_length', 'bigint', (column) => column.notNull())
      .addColumn('asset_folder_id', 'bigint')
      .addColumn('is_private', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('author', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .execute();
    await db.schema
      .createTable('content_asset_file')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('asset_id', 'bigint', (column) => column.notNull().references('content_asset.id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'bigint', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('content_asset_file_asset')
      .on('content_asset_file')
      .columns(['asset_id', 'state'])
      .execute();
    await db.schema
      .createTable('content_asset_chunk')
      .addColumn('file_id', 'text', (column) =>
        column.notNull().references('content_asset_file.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('bytes', databaseKind(db) === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_asset_chunk_key', ['file_id', 'position'])
      .execute();
  },
};
