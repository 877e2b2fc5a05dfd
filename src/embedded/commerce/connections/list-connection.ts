import { type Connection, connectionOf } from './connection.ts';
import { type PageArguments, readPage } from './page-arguments.ts';

/** Pages a short list already in memory (a product's pictures or variants); cursors point at items by their id. */
export function listConnection<Node extends { key: number }>(list: Node[], args: PageArguments): Connection<Node> {
  const page = readPage(args);
  const ordered = page.reverse ? list.toReversed() : list;
  const start = page.after ? ordered.findIndex((node) => node.key === page.after?.id) + 1 : 0;
  const stop = page.before ? ordered.findIndex((node) => node.key === page.before?.id) : ordered.length;
  const end = stop < 0 ? ordered.length : stop;
  const from = page.from === 'start' ? start : Math.max(start, end - page.size);
  const to = page.from === 'start' ? Math.min(end, start + page.size) : end;
  return connectionOf(
    ordered.slice(from, to).map((node) => ({ node, cursor: { id: node.key, value: node.key } })),
    { hasNextPage: to < ordered.length, hasPreviousPage: from > 0 },
  );
}
