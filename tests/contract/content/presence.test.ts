import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EditorRole } from '#protocol/editor-roles.ts';
import { type ContentServer, DATABASES, startContentServer } from './content-server.ts';
import { actorByHeader, sendManagement } from './send-management.ts';

describe.each(DATABASES)('who has a story open, on %s', (kind) => {
  let server: ContentServer;
  let time = Date.parse('2026-11-21T09:00:00Z');
  let id: number;

  beforeAll(async () => {
    server = await startContentServer(kind, { now: () => new Date(time), editorOf: actorByHeader });
    const made = await sendManagement(server, 'POST', 'stories', {
      story: { name: 'Shared', content: { component: 'page' } },
    });
    id = made.body.story.id;
  });
  afterAll(() => server.close());

  const look = (client: string, role: EditorRole, story = id) =>
    sendManagement(server, 'PUT', `stories/${story}/presence`, { presence: { client } }, role);
  const others = async (client: string, role: EditorRole) => (await look(client, role)).body.others;

  test('each hears of the others, until they leave or are not heard of any more', async () => {
    expect(await others('first-window', 'editor')).toEqual([]);
    expect(await others('second-window', 'publisher')).toEqual(['editor@ash.example']);
    // One person in two windows is another one to each of them, and one name to everybody else.
    expect(await others('third-window', 'editor')).toEqual(['editor@ash.example', 'publisher@ash.example']);
    expect(await others('second-window', 'publisher')).toEqual(['editor@ash.example']);
    const leave = (client: string) =>
      sendManagement(server, 'DELETE', `stories/${id}/presence/${client}`, undefined, 'publisher');
    expect((await leave('second-window')).status).toBe(204);
    // Nobody leaves in another one's name.
    await leave('first-window');
    expect(await others('third-window', 'editor')).toEqual(['editor@ash.example']);
    time += 91_000;
    expect(await others('third-window', 'editor')).toEqual([]);
  });

  test('the version that is stored is told, and a story that is gone is not found', async () => {
    const before = (await look('first-window', 'editor')).body.lock_version as number;
    await sendManagement(server, 'PUT', `stories/${id}`, { story: { name: 'Shared by all' } });
    expect((await look('first-window', 'editor')).body.lock_version).toBeGreaterThan(before);
    expect((await look('first-window', 'editor', 99_999)).status).toBe(404);
    expect((await look('x', 'editor')).body).toEqual({ client: ['needs 8 to 64 letters, digits, _ or -'] });
  });
});
