import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestDatabase, testDatabases } from '../commerce/databases.ts';

/** As `testDatabases`, with SQLite in a file: the inbox, the outbox and a second process open the same one. */
export const inboxDatabases: TestDatabase[] = testDatabases.map((database) =>
  database.name === 'SQLite' ? { name: 'SQLite', open: openFile } : database,
);

async function openFile() {
  const location = join(tmpdir(), `inbox-${randomUUID()}.db`);
  const drop = async () => {
    await Promise.all(['', '-wal', '-shm'].map((suffix) => rm(location + suffix, { force: true })));
  };
  return { location, drop };
}
