import { createTestSchema } from '../postgres-schema.ts';

/** A database a contract runs on: `open` answers its location, made for this run alone, and how to be rid of it. */
export type TestDatabase = { name: string; open: () => Promise<{ location: string; drop: () => Promise<void> }> };

const url = process.env.TEST_DATABASE_URL;

/** SQLite always; PostgreSQL too where TEST_DATABASE_URL names one. */
export const testDatabases: TestDatabase[] = [
  { name: 'SQLite', open: async () => ({ location: ':memory:', drop: async () => {} }) },
  ...(url ? [{ name: 'PostgreSQL', open: () => openSchema(url) }] : []),
];

if (!url) console.info('PostgreSQL is skipped: TEST_DATABASE_URL is not set.');

async function openSchema(server: string) {
  const { url: location, drop } = await createTestSchema(server);
  return { location, drop };
}
