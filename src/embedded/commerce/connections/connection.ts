import { type Cursor, encodeCursor } from './cursor.ts';

export type ConnectionItem<Node> = { node: Node; cursor: Cursor };

/** The vendor's connection record: the page as edges and as nodes, and what lies around it. */
export type Connection<Node> = {
  edges: { node: Node; cursor: string }[];
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
};

/** A page of a list in the API's shape: its items as nodes and as edges with their cursors. */
export function connectionOf<Node>(
  items: ConnectionItem<Node>[],
  more: { hasNextPage: boolean; hasPreviousPage: boolean },
): Connection<Node> {
  const edges = items.map((item) => ({ node: item.node, cursor: encodeCursor(item.cursor) }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: { ...more, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

/** A connection that never holds anything, for what the embedded shop does not sell (bundles, subscriptions). */
export const emptyConnection: Connection<never> = connectionOf([], { hasNextPage: false, hasPreviousPage: false });
