import { type RawBuilder, sql } from 'kysely';
import { type Cursor, invalidCursor } from '../connections/cursor.ts';
import type { Page } from '../connections/page-arguments.ts';
import type { CommerceContext } from '../context.ts';
import { documentNumber, type FoundDocument, type Search, segmentSource, segmentsOf } from './find-documents.ts';
import { findFew, type PlacedDocument } from './find-few.ts';

/** A place in the results: the segment, and the document's number in it. */
type Place = { segment: number; id: number };
type Bounds = { lower: Place | null; upper: Place | null };
export type FoundItem = { document: FoundDocument; cursor: Cursor };

/**
 * Reads documents in order of relevance from one end of the page, one more than the page holds where there is one.
 * Cursors are places, not counts, so a page holds still while products come and go before it.
 */
export async function readByRelevance(context: CommerceContext, search: Search, page: Page): Promise<FoundItem[]> {
  const backwards = page.reverse !== (page.from === 'end');
  const [lower, upper] = page.reverse ? [page.before, page.after] : [page.after, page.before];
  const bounds = { lower: placeOf(lower), upper: placeOf(upper) };
  const few = await findFew(context, search);
  if (few) {
    const items = few.filter((item) => isBetween(item, bounds)).map(toItem);
    return (backwards ? items.reverse() : items).slice(0, page.size + 1);
  }
  const segments = [...segmentsOf(search).entries()];
  const found: FoundItem[] = [];
  for (const [index, segment] of backwards ? segments.reverse() : segments) {
    const wanted = page.size + 1 - found.length;
    if (wanted <= 0) break;
    const limits = limitsOf(context, index, bounds);
    if (!limits) continue;
    const rows = await sql<FoundDocument>`
      select ${documentNumber(context)} as id, document.kind, document.record_id
      ${segmentSource(context, search, segment)} ${limits}
      order by ${documentNumber(context)} ${sql.raw(backwards ? 'desc' : 'asc')} limit ${wanted}
    `.execute(context.db);
    found.push(...rows.rows.map((document) => toItem({ document, segment: index })));
  }
  return found;
}

function toItem({ document, segment }: PlacedDocument): FoundItem {
  return { document, cursor: { id: document.id, value: segment } };
}

function isBetween({ document, segment }: PlacedDocument, { lower, upper }: Bounds): boolean {
  const isAfter = (place: Place) => segment - place.segment || document.id - place.id;
  return (!lower || isAfter(lower) > 0) && (!upper || isAfter(upper) < 0);
}

/** What keeps a segment between two places; null when all of it lies outside. */
function limitsOf(context: CommerceContext, segment: number, { lower, upper }: Bounds): RawBuilder<unknown> | null {
  if ((lower && segment < lower.segment) || (upper && segment > upper.segment)) return null;
  const number = documentNumber(context);
  const above = lower?.segment === segment ? sql`and ${number} > ${lower.id}` : sql``;
  const below = upper?.segment === segment ? sql`and ${number} < ${upper.id}` : sql``;
  return sql`${above} ${below}`;
}

function placeOf(cursor: Cursor | null): Place | null {
  if (!cursor) return null;
  if (typeof cursor.value !== 'number') throw invalidCursor();
  return { segment: cursor.value, id: cursor.id };
}
