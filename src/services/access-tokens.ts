import { randomBytes } from 'node:crypto';
import type { Migration } from 'kysely/migration';
import { openDatabase } from './database/open-database.ts';

type Tables = { access_token: { name: string; value: string } };

const names = [
  'content_preview',
  'content_management',
  'commerce_private',
  'commerce_admin',
  'mailchimp_key',
  'challenge_secret',
  'challenge_signing',
  'form_signing',
  'reservation_keys',
  'content_webhook',
  'commerce_webhook',
] as const;
export type AccessTokens = Record<(typeof names)[number], string>;

const migrations: Record<string, Migration> = {
  '0001_access_tokens': {
    up: (db) =>
      db.schema
        .createTable('access_token')
        .addColumn('name', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('value', 'varchar(128)', (column) => column.notNull())
        .execute(),
  },
};

/**
 * The secret tokens of the embedded services, made at the first start and stored in their database.
 *
 * `database` is as in `openDatabase`. The public tokens are not secret and stand in the configuration.
 */
export async function readAccessTokens(database: string): Promise<AccessTokens> {
  const { db, close } = await openDatabase<Tables>(database, 'access', migrations);
  try {
    await db
      .insertInto('access_token')
      .values(names.map((name) => ({ name, value: randomBytes(24).toString('base64url') })))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const rows = await db.selectFrom('access_token').selectAll().execute();
    const values = new Map(rows.map((row) => [row.name, row.value]));
    return Object.fromEntries(names.map((name) => [name, values.get(name) ?? ''])) as AccessTokens;
  } finally {
    await close();
  }
}
