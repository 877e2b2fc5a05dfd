import { sql } from 'kysely';
import { invalidCursor } from '../connections/cursor.ts';
import type { Page } from '../connections/page-arguments.ts';
import type { CommerceContext } from '../context.ts';
import { type FoundDocument, type Search, segmentSource, wholeOf } from './find-documents.ts';
import type { FoundItem } from './search-page.ts';

/** Above any price in minor units. */
const BEYOND_PRICES = 2 ** 40;

/**
 * Reads documents by their lowest price. What has none (a page) stands at the end, and sold-out products before it where
 * they come last: whichever way the prices go.
 */
export async function readByPrice(context: CommerceContext, search: Search, page: Page): Promise<FoundItem[]> {
  const price = page.reverse ? sql`${sql.lit(BEYOND_PRICES - 1)} - listing.lowest` : sql`listing.lowest`;
  const soldOut = search.unavailable === 'LAST' ? sql`(1 - listing.for_sale)` : sql`0`;
  const value = sql<number>`cast(case when listing.lowest is null then 2 * ${sql.lit(BEYOND_PRICES)}
    else ${soldOut} * ${sql.lit(BEYOND_PRICES)} + ${price} end as bigint)`;
  const backwards = page.from === 'end';
  const direction = sql.raw(backwards ? 'desc' : 'asc');
  const limits = [
    ...(page.after ? [beyond(page.after, '>')] : []),
    ...(page.before ? [beyond(page.before, '<')] : []),
  ].map((limit) => sql`and (${value}, document.id) ${limit}`);
  const rows = await sql<FoundDocument & { sort_value: number }>`
    select document.id, document.kind, document.record_id, ${value} as sort_value
    ${segmentSource(context, search, wholeOf(search), { withPrices: true })} ${limits.length > 0 ? sql.join(limits, sql` `) : sql``}
    order by sort_value ${direction}, document.id ${direction} limit ${page.size + 1}
  `.execute(context.db);
  return rows.rows.map(({ sort_value, ...document }) => ({ document, cursor: { id: document.id, value: sort_value } }));
}

function beyond(cursor: { id: number; value: string | number }, operator: '<' | '>') {
  if (typeof cursor.value !== 'number') throw invalidCursor();
  return sql`${sql.raw(operator)} (${cursor.value}, ${cursor.id})`;
}
