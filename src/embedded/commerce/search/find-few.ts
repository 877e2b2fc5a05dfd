import { sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { documentNumber, type FoundDocument, type Search, segmentSource, tiersOf, wholeOf } from './find-documents.ts';

/** A document with the segment of the results it belongs to (`segmentsOf`). */
export type PlacedDocument = { document: FoundDocument; segment: number };

/** So many matches are sorted here sooner than the index is asked about each segment. */
const maxIndexedHits = 100;

/**
 * All that a search finds, in its order, where that is little; null where it is much, and a page of it is found faster
 * segment by segment. Only a search of several words seldom fills a page with one segment, and each costs as much as all.
 */
export async function findFew(context: CommerceContext, search: Search): Promise<PlacedDocument[] | null> {
  const number = documentNumber(context);
  const tiers = tiersOf(search);
  if (tiers.length === 0) return [];
  if (search.wanted.every(({ groups }) => groups.length < 2)) return null;
  const all = await sql<FoundDocument & { for_sale: number | null }>`
    select ${number} as id, document.kind, document.record_id, listing.for_sale
    ${segmentSource(context, search, wholeOf(search), { withPrices: true })} limit ${maxIndexedHits + 1}
  `.execute(context.db);
  if (all.rows.length > maxIndexedHits) return null;
  const closer = all.rows.length === 0 ? [] : tiers.slice(0, -1);
  const found = await Promise.all(
    closer.map(async (match) => {
      const source = segmentSource(context, search, { match, condition: null });
      const { rows } = await sql<{ id: number }>`select ${number} as id ${source}`.execute(context.db);
      return new Set(rows.map((row) => row.id));
    }),
  );
  return all.rows
    .map(({ for_sale, ...document }) => {
      const tier = found.findIndex((ids) => ids.has(document.id));
      const isLast = search.unavailable === 'LAST' && document.kind === 'PRODUCT' && for_sale === 0;
      return { document, segment: (isLast ? tiers.length : 0) + (tier < 0 ? tiers.length - 1 : tier) };
    })
    .sort((a, b) => a.segment - b.segment || a.document.id - b.document.id);
}
