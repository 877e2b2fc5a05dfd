import type { ProductFilter } from './operations.generated.ts';

/** A filter that a list of products offers, as the protocol says it; `input` is the ProductFilter that applies it, as JSON. */
type Facet = { id: string; values: readonly { count: number; input: unknown }[] };

/**
 * How many products a list has in all that pass the filters it was asked with. The protocol counts no list, but the values
 * of its filter by stock, each with all other filters applied: together they are the list.
 */
export function countOfFacets(facets: readonly Facet[], asked: readonly ProductFilter[]): number {
  const stock = asked.find(({ available }) => available != null)?.available;
  const values = facets.find(({ id }) => id === 'filter.v.availability')?.values ?? [];
  return values
    .filter(({ input }) => stock == null || readInput(input).available === stock)
    .reduce((sum, { count }) => sum + count, 0);
}

/** The filter as an object; vendors' JSON comes as text. */
function readInput(input: unknown): ProductFilter {
  return (typeof input === 'string' ? JSON.parse(input) : input) ?? {};
}
