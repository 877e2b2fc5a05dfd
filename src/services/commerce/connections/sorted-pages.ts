import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { CommerceTables } from '../database/tables.ts';
import { type Cursor, invalidCursor } from './cursor.ts';
import type { Page } from './page-arguments.ts';

/** A list sorted by `by` and then by `id`, in one partition for each parent. */
export type SortedRows = {
  parent: RawBuilder<number>;
  id: RawBuilder<number>;
  by: RawBuilder<string | number>;
  type: 'text' | 'number';
};

/** One page of ids with their cursors, in the order asked for. */
export type IdPage = { cursors: Cursor[]; hasNextPage: boolean; hasPreviousPage: boolean };

type Row = { parent_id: number; id: number; sort_value: string | number };

/**
 * Reads one page for each of several parents in one statement. `rows` is the filtered source without a selection.
 * Cursors are compared by value, not counted, so a page holds still while rows come and go before it.
 */
export async function readSortedPages<Tables extends keyof DB, DB extends CommerceTables>(
  db: Kysely<CommerceTables>,
  rows: SelectQueryBuilder<DB, Tables, object>,
  sorted: SortedRows,
  page: Page,
): Promise<Map<number, IdPage>> {
  const backwards = page.reverse !== (page.from === 'end');
  const direction = sql.raw(backwards ? 'desc' : 'asc');
  let source = rows.select([
    sorted.parent.as('parent_id'),
    sorted.id.as('id'),
    sorted.by.as('sort_value'),
    sql<number>`row_number() over (partition by ${sorted.parent} order by ${sorted.by} ${direction}, ${sorted.id} ${direction})`.as(
      'place',
    ),
  ]);
  if (page.after) source = source.where(beyond(sorted, page.after, page.reverse ? '<' : '>'));
  if (page.before) source = source.where(beyond(sorted, page.before, page.reverse ? '>' : '<'));
  const found = await sql<Row>`
    select parent_id, id, sort_value from (${source}) as numbered where place <= ${page.size + 1} order by parent_id, place
  `.execute(db);
  return pagesByParent(found.rows, page);
}

function beyond(sorted: SortedRows, cursor: Cursor, operator: '<' | '>'): Expression<boolean> {
  if (typeof cursor.value !== (sorted.type === 'text' ? 'string' : 'number')) throw invalidCursor();
  return sql<boolean>`(${sorted.by}, ${sorted.id}) ${sql.raw(operator)} (${cursor.value}, ${cursor.id})`;
}

function pagesByParent(rows: Row[], page: Page): Map<number, IdPage> {
  const pages = new Map<number, IdPage>();
  for (const [parent, found] of Map.groupBy(rows, (row) => row.parent_id)) {
    const cursors = found.slice(0, page.size).map((row) => ({ id: row.id, value: row.sort_value }));
    const more = found.length > page.size;
    const forwards = page.from === 'start';
    pages.set(parent, {
      cursors: forwards ? cursors : cursors.reverse(),
      hasNextPage: forwards ? more : page.before !== null,
      hasPreviousPage: forwards ? page.after !== null : more,
    });
  }
  return pages;
}
