import type { ProductFilter } from '#protocol/shopify/operations.generated.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import type { AnyStory } from '../component-catalogue/catalogue-story.ts';
import type { CommerceReader, ContentReader, ProductListQuery } from '../contract/resolve-context.ts';
import type { ProductCardData } from '../products/product-card-data.ts';
import { lowest } from '../products/product-sort-order.ts';
import { exampleNamedProduct } from './example-products.ts';

/** How deep relations of relations are put into place: an event, its venue, the venue's hotel, the hotel's city. */
const deepest = 4;

/** Content with each uuid that names a story replaced by that story, as the content client does it. */
export function withRelations<Value>(value: Value, stories: ReadonlyMap<string, AnyStory>): Value {
  const place = (field: unknown, depth: number): unknown => {
    if (typeof field === 'string') {
      const story = depth < deepest ? stories.get(field) : undefined;
      return story ? { ...story, content: place(story.content, depth + 1) } : field;
    }
    if (Array.isArray(field)) return field.map((item) => place(item, depth));
    if (typeof field !== 'object' || field === null) return field;
    // A link holds the uuid of its story as an id, which is no relation.
    if ('fieldtype' in field) return field;
    return Object.fromEntries(Object.entries(field).map(([key, item]) => [key, place(item, depth)]));
  };
  return place(value, 0) as Value;
}

/** Reads of content over a handful of stories: by type, by uuid, and by the filters that sections use. */
export function exampleContent(
  stories: ReadonlyMap<string, AnyStory>,
  datasources: Readonly<Record<string, { name: string; value: string }[]>>,
): ContentReader {
  const find = (query: Parameters<ContentReader['stories']>[0]): Story[] =>
    [...stories.values()]
      .filter(({ uuid, content }) => {
        const fields: Record<string, unknown> = content;
        return (
          content.component === query.contentType &&
          (query.byUuids === undefined || query.byUuids.includes(uuid)) &&
          Object.entries(query.filter ?? {}).every(([field, rule]) => passes(fields[field], rule))
        );
      })
      .map((story) => ({ ...story, content: withRelations(story.content, stories) }));
  return {
    stories: async (query) => ({ stories: find(query) }),
    allStories: async (query) => find(query),
    datasource: async (slug) =>
      (datasources[slug] ?? []).map((entry, index) => ({ id: index, dimension_value: null, ...entry })),
  };
}

function passes(value: unknown, rule: unknown): boolean {
  const { in: oneOf, in_array: holding } = rule as { in?: string; in_array?: string };
  if (oneOf !== undefined) return oneOf.split(',').includes(String(value));
  if (holding !== undefined) return Array.isArray(value) && value.includes(holding);
  throw new Error(`The example content knows no such filter: ${JSON.stringify(rule)}`);
}

/** Reads of a shop with these products, each with one variant. */
export function exampleShop(products: readonly ProductCardData[]): CommerceReader {
  const passing = (filters: readonly ProductFilter[] = []) =>
    products.filter((product) => filters.every((filter) => passesFilter(product, filter)));
  const list = ({ first, filters, sortKey, reverse }: ProductListQuery) => {
    const found = passing(filters);
    if (sortKey === 'TITLE') found.sort((a, b) => a.title.localeCompare(b.title, 'en'));
    if (sortKey === 'PRICE') found.sort((a, b) => (lowest(a) - lowest(b)) * (reverse ? -1 : 1));
    return { nodes: found.slice(0, first) };
  };
  const stockFacet = (filters: readonly ProductFilter[] = []) => {
    const others = passing(filters.filter(({ available }) => available === undefined));
    const value = (available: boolean) => ({
      count: others.filter((product) => product.availableForSale === available).length,
      input: JSON.stringify({ available }),
    });
    return { id: 'filter.v.availability', values: [value(true), value(false)] };
  };
  return {
    products: async (_market, query) => list(query),
    productCounts: async (_market, filters) => {
      const count = passing(filters).length;
      const brass = { handle: 'brass', title: 'Brass', count, isEmpty: products.length === 0 };
      return { total: count, collections: [brass] };
    },
    productChoices: async () => {
      const prices = products.map(lowest);
      return {
        types: [...new Set(products.map(({ productType }) => productType))],
        tags: [...new Set(products.flatMap(({ tags }) => tags))],
        lowest: Math.min(...prices),
        highest: Math.max(...prices),
      };
    },
    product: async (_market, handle) => {
      const card = products.find((product) => product.handle === handle);
      return card ? { product: exampleNamedProduct(card) } : null;
    },
    collection: async (_market, handle, query) =>
      handle === 'none' ? null : { title: 'Brass', products: { ...list(query), filters: [stockFacet(query.filters)] } },
  };
}

function passesFilter(product: ProductCardData, { available, productType, tag, price }: ProductFilter): boolean {
  return (
    (available == null || product.availableForSale === available) &&
    (productType == null || product.productType === productType) &&
    (tag == null || product.tags.includes(tag)) &&
    (price?.max == null || lowest(product) <= price.max)
  );
}
