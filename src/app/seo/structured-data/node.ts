/** One thing of a page's JSON-LD graph, in schema.org's words. */
export type Node = { '@type': string | string[]; '@id'?: string; [property: string]: unknown };

/** The whole graph of a page. */
export type Graph = { '@context': 'https://schema.org'; '@graph': Node[] };

/**
 * A node without the properties that say nothing: unset, `''`, an empty list. Search engines report an empty property
 * as an error, a missing one at most as advice.
 */
export function node(properties: Node): Node {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => saysSomething(value))) as Node;
}

/** The one graph of a page; `null` when there is nothing to say. */
export function graph(nodes: readonly Node[]): Graph | null {
  return nodes.length === 0 ? null : { '@context': 'https://schema.org', '@graph': [...nodes] };
}

function saysSomething(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
