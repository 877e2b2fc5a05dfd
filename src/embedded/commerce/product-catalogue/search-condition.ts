import { type RawBuilder, sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { requestError } from '../graphql/errors.ts';
import { minorUnits } from '../prices/money.ts';
import { foldTitle } from './fold-title.ts';
import { forSale, taggedWith } from './product-filter.ts';
import { parseSearchTerms, type SearchTerm } from './search-terms.ts';

type Condition = RawBuilder<boolean>;

/** The condition of a `query:` argument on rows aliased `product`, null for an empty one; throws on a field not served. */
export function searchCondition(context: CommerceContext, query: string | null | undefined): Condition | null {
  return anyAlternative(parseSearchTerms(query ?? ''), (term) => termCondition(context, term));
}

/** One alternative must hold with all its terms; null when there are none, so that everything is found. */
export function anyAlternative(
  alternatives: SearchTerm[][],
  conditionOf: (term: SearchTerm) => Condition,
): Condition | null {
  if (alternatives.length === 0) return null;
  const joined = alternatives.map((terms) => {
    const conditions = terms.map((term) =>
      term.isNegated ? sql<boolean>`not (${conditionOf(term)})` : sql<boolean>`(${conditionOf(term)})`,
    );
    return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
  });
  return sql<boolean>`(${sql.join(joined, sql` or `)})`;
}

function termCondition(context: CommerceContext, term: SearchTerm): Condition {
  const lower = term.value.toLowerCase();
  switch (term.field) {
    case null:
    case 'title':
      return anyWordStarts(term);
    case 'tag':
      return taggedWith(lower);
    case 'tag_not':
      return sql<boolean>`not ${taggedWith(lower)}`;
    case 'vendor':
      return sql<boolean>`lower(product.vendor) = ${lower}`;
    case 'product_type':
      return sql<boolean>`lower(product.product_type) = ${lower}`;
    case 'available_for_sale':
      return lower === 'true' ? forSale : sql<boolean>`not ${forSale}`;
    case 'created_at':
    case 'updated_at':
      return dated(context, term);
    case 'variants.price':
      return priced(context, term);
    default:
      throw requestError(`The embedded commerce service does not search by ${term.field}.`, 'NOT_IMPLEMENTED');
  }
}

/** A word of the title, and without a field also of vendor, type or tags, begins with the value; a `*` is allowed. */
function anyWordStarts({ field, value }: SearchTerm): Condition {
  const start = foldTitle(value)
    .replace(/\*$/, '')
    .replace(/[\\%_]/g, '\\$&');
  const matches = (text: RawBuilder<string>) => sql<boolean>`' ' || ${text} like ${`% ${start}%`} escape '\\'`;
  const inTitle = matches(sql<string>`product.title_key`);
  if (field === 'title') return sql<boolean>`(${inTitle})`;
  return sql<boolean>`(
    ${inTitle} or ${matches(sql<string>`lower(product.vendor)`)} or ${matches(sql<string>`lower(product.product_type)`)}
    or exists (
      select 1 from commerce_product_tag as tagged
      where tagged.product_id = product.id and ${matches(sql<string>`lower(tagged.tag)`)}
    )
  )`;
}

/** A moment compared as text: all of them are ISO 8601 in UTC, and a shorter one (`2024`) stands before its days. */
function dated({ now, kind }: CommerceContext, { field, operator, value }: SearchTerm): Condition {
  const moment = value === 'now' ? now().toISOString() : value;
  const column = sql<string>`${sql.ref(`product.${field}`)}${sql.raw(kind === 'postgres' ? ' collate "C"' : '')}`;
  return sql<boolean>`${column} ${sql.raw(operator)} ${moment}`;
}

function priced({ market }: CommerceContext, { operator, value }: SearchTerm): Condition {
  const amount = Number(value);
  if (!Number.isFinite(amount)) throw requestError(`variants.price must be a number, not "${value}"`, 'BAD_REQUEST');
  return sql<boolean>`exists (
    select 1 from commerce_price as price join commerce_variant as priced on priced.id = price.variant_id
    where priced.product_id = product.id and price.price_list_id = ${market.country.priceList}
      and price.amount ${sql.raw(operator)} ${minorUnits(amount)}
  )`;
}
