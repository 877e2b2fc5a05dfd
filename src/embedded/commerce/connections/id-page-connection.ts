import { type Connection, connectionOf } from './connection.ts';
import type { IdPage } from './sorted-pages.ts';

/** The records of one page of ids as a connection; no page is an empty one, and a record that is gone is left out. */
export async function idPageConnection<Node>(
  page: IdPage | undefined,
  find: (id: number) => Promise<Node | null>,
): Promise<Connection<Node>> {
  const cursors = page?.cursors ?? [];
  const nodes = await Promise.all(cursors.map(({ id }) => find(id)));
  const items = cursors.flatMap((cursor, index) => {
    const node = nodes[index];
    return node ? [{ node, cursor }] : [];
  });
  const { hasNextPage = false, hasPreviousPage = false } = page ?? {};
  return connectionOf(items, { hasNextPage, hasPreviousPage });
}
