import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { DATABASES, SPACE_ID, startContentServer, TOKENS } from './content-server.ts';
import { sendManagement } from './send-management.ts';

async function connect(location: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: location });
  await client.connect();
  return client;
}

describe.runIf(DATABASES.includes('postgres'))('many writes at once', () => {
  test('wait for their turn without the connections that reads need, and are all stored', async () => {
    const server = await startContentServer('postgres');
    const other = await connect(server.location);
    const watcher = await connect(server.location);
    try {
      await sendManagement(server, 'POST', 'components', { component: { name: 'page', is_root: true, schema: {} } });
      const create = (name: string) =>
        sendManagement(server, 'POST', 'stories', { story: { name, content: { component: 'page' } } });
      const waiting = async () => {
        const { rows } = await watcher.query<{ count: string }>(
          `select count(*) from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query like 'update "content_space"%'`,
        );
        return Number(rows[0]?.count);
      };
      // Another process that writes: whoever writes waits for the row of the space.
      await other.query('begin');
      await other.query('update content_space set revision = revision where id = $1', [SPACE_ID]);
      const writes = Array.from({ length: 30 }, (_, index) => create(`Story ${index}`));
      await expect.poll(waiting).toBeGreaterThan(0);
      for (let read = 0; read < 20; read += 1) {
        const answer = await fetch(`${server.origin}/v2/cdn/links?token=${TOKENS.publicToken}&cv=0`);
        expect(answer.status).toBe(200);
      }
      expect(await waiting()).toBeLessThan(5);
      await other.query('commit');
      expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 201));
    } finally {
      await other.end();
      await watcher.end();
      await server.close();
    }
  });
});
