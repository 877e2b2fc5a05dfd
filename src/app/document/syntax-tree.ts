/** A node of a syntax tree, as bundlers give it. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The node that a node of a syntax tree has under a name. */
export function child(node: Node, name: string): Node | null {
  const value = node[name];
  return isNode(value) ? value : null;
}

/** All nodes under a node, and itself. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesOf(value);
}

/** What stands in the place of a node's text. */
export type Cut = { at: Node; text: string };

export function withCuts(code: string, cuts: readonly Cut[]): string {
  return [...cuts]
    .sort((a, b) => b.at.start - a.at.start)
    .reduce((text, { at, text: instead }) => text.slice(0, at.start) + instead + text.slice(at.end), code);
}
