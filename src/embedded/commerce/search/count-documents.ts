import { sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { type FacetCounts, facetValue, priceFacet, productFacets } from '../product-catalogue/product-facets.ts';
import { type Search, segmentSource, wholeOf } from './find-documents.ts';
import type { Wanted } from './match-expression.ts';

/** Beyond so many products the vendor shows no filters either: counting them would take longer than finding them. */
const MOST_FACETED = 5_000;
/** How many product types and tags to offer. */
const MOST_WORDS = 20;

/** How many documents a search finds, on all its pages. */
export async function countDocuments(context: CommerceContext, search: Search): Promise<number> {
  const counted = await sql<{
    count: number;
  }>`select count(*) as count ${segmentSource(context, search, wholeOf(search))}`.execute(context.db);
  return counted.rows[0]?.count ?? 0;
}

/** What a search for products that finds none has for filters: the price alone. */
export const facetsOfNothing = [priceFacet({ products: 0, lowest: 0, highest: 0 })];

/** The filters for the products a search finds, whatever filters are in force: stock, price, product type, tag. */
export async function searchFacets(context: CommerceContext, asked: Search) {
  const products = asked.wanted.filter(({ kinds }) => kinds.includes('PRODUCT'));
  if (products.length === 0) return [];
  const wanted = products.map(({ groups }): Wanted => ({ kinds: ['PRODUCT'], groups }));
  const search: Search = { ...asked, wanted, filters: [] };
  const source = segmentSource(context, search, wholeOf(search), { withPrices: true });
  const ids = await sql<{ id: number }>`select document.record_id as id ${source} limit ${MOST_FACETED + 1}`.execute(
    context.db,
  );
  if (ids.rows.length === 0) return facetsOfNothing;
  if (ids.rows.length > MOST_FACETED) return [];
  const found = sql`(select document.record_id ${source})`;
  const [counts, types, tags] = await Promise.all([
    sql<FacetCounts>`select count(*) as products, sum(listing.for_sale) as "inStock", min(listing.lowest) as lowest,
      max(listing.lowest) as highest ${source}`.execute(context.db),
    sql<Counted>`select product_type as word, count(*) as count from commerce_product where id in ${found}
      group by product_type order by count(*) desc, product_type limit ${MOST_WORDS}`.execute(context.db),
    sql<Counted>`select tag as word, count(*) as count from commerce_product_tag where product_id in ${found}
      group by tag order by count(*) desc, tag limit ${MOST_WORDS}`.execute(context.db),
  ]);
  const [known] = counts.rows;
  return [
    ...(known ? productFacets(known) : []),
    wordFacet('filter.p.product_type', 'Product type', types.rows, (word) => ({ productType: word })),
    wordFacet('filter.p.tag', 'Tag', tags.rows, (word) => ({ tag: word })),
  ];
}

type Counted = { word: string; count: number };

function wordFacet(id: string, label: string, words: Counted[], input: (word: string) => object) {
  const values = words.map(({ word, count }) => facetValue(`${id}.${word}`, word, count, input(word)));
  return { id, label, type: 'LIST', presentation: 'TEXT', values };
}
