import { type Kysely, PostgresAdapter } from 'kysely';
import type { DatabaseKind } from './open-database.ts';

/** Which dialect a database speaks, where nothing but the database is at hand: a migration, a seed. */
export function databaseKind<Tables>(db: Kysely<Tables>): DatabaseKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
