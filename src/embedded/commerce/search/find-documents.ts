import { type RawBuilder, sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { filterConditions, forSale, type ProductFilter } from '../product-catalogue/product-filter.ts';
import { type Match, matchExpression, type Wanted } from './match-expression.ts';
import { SEARCH_FIELDS, type SearchField } from './search-document.ts';
import type { DocumentKind } from './tables.ts';

export type Unavailable = 'HIDE' | 'LAST' | 'SHOW';

/** What is looked for, where, and what becomes of products that are sold out. */
export type Search = {
  wanted: Wanted[];
  fields: readonly SearchField[];
  unavailable: Unavailable;
  filters: ProductFilter[];
};

export type FoundDocument = { id: number; kind: DocumentKind; record_id: number };

/** A part of the results; everything in one comes before everything in the next. */
export type Segment = { match: Match; condition: RawBuilder<boolean> | null };

const SHORT_FIELDS: SearchField[] = ['product_type', 'vendor', 'tag', 'variants_title'];

/** The scopes a match may be found in, the closest first; each takes in those before it. */
export function tiersOf({ wanted, fields }: Search): Match[] {
  const steps: SearchField[][] = [['title'], ['title', ...SHORT_FIELDS], [...SEARCH_FIELDS]];
  const scopes = steps.map((step) => step.filter((field) => fields.includes(field)));
  const distinct = scopes.filter((scope, index) => scope.length > (scopes[index - 1]?.length ?? 0));
  const hasWords = wanted.some(({ groups }) => groups.length > 0);
  return (hasWords ? distinct : distinct.slice(-1)).map((scope) => ({ wanted, fields: scope }));
}

/**
 * The results in their order: what has all the words in its title, then in its other short fields, then anywhere; all
 * of that first for what can be had, when sold-out products come last. Within a segment the best sellers lead, which
 * is the order of the documents' numbers: no match has to be scored, and a page ends the reading.
 */
export function segmentsOf(search: Search): Segment[] {
  const tiers = tiersOf(search);
  const matches = tiers.map((tier, index): Match => {
    const closer = tiers[index - 1]?.fields;
    return closer ? { ...tier, closer } : tier;
  });
  const available = sql<boolean>`(document.kind <> 'PRODUCT' or ${forSale})`;
  const soldOut = sql<boolean>`(document.kind = 'PRODUCT' and not ${forSale})`;
  const conditions = { SHOW: [null], HIDE: [available], LAST: [available, soldOut] }[search.unavailable];
  return conditions.flatMap((condition) => matches.map((match) => ({ match, condition })));
}

/** Everything that matches, whatever its place; for counting. */
export function wholeOf(search: Search): Segment {
  const isHidden = search.unavailable === 'HIDE';
  const [first] = segmentsOf(search);
  return {
    match: { wanted: search.wanted, fields: search.fields },
    condition: isHidden ? (first?.condition ?? null) : null,
  };
}

/**
 * The source of a segment: `from … where …` with the aliases `document`, and `product` and `listing` where the search
 * has a say on products. Documents keep the order of their numbers.
 */
export function segmentSource(
  context: CommerceContext,
  search: Search,
  { match, condition }: Segment,
  { withPrices = false } = {},
) {
  const { kind, market } = context;
  const expression = matchExpression(kind, match);
  const conditions = search.filters.length > 0 ? filterConditions(context, search.filters) : [];
  const products =
    withPrices || condition || conditions.length > 0
      ? sql`left join commerce_product_listing as listing on document.kind = 'PRODUCT'
          and listing.product_id = document.record_id and listing.price_list_id = ${market.country.priceList}`
      : sql``;
  const rows =
    conditions.length > 0 ? sql`left join commerce_product as product on product.id = listing.product_id` : sql``;
  const all = [
    kind === 'sqlite' ? sql`commerce_search_text match ${expression}` : sql`document.lexemes @@ ${expression}::tsquery`,
    ...(condition ? [condition] : []),
    ...conditions.map((filter) => sql`(document.kind <> 'PRODUCT' or ${filter})`),
  ];
  const source =
    kind === 'sqlite'
      ? sql`commerce_search_text cross join commerce_search_document as document on document.id = commerce_search_text.rowid`
      : sql`commerce_search_document as document`;
  return sql`from ${source} ${products} ${rows} where ${sql.join(all, sql` and `)}`;
}

/** A document's number where reading stays in order: the full text's own on SQLite. */
export function documentNumber({ kind }: CommerceContext) {
  return kind === 'sqlite' ? sql<number>`commerce_search_text.rowid` : sql<number>`document.id`;
}
