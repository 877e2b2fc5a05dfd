import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { CommerceTables } from '../database/tables.ts';
import { type Cursor, invalidCursor } from './cursor.ts';
import type { Page } from './page-arguments.ts';

/** A list sorted by `by` and then by `id`. */
export type SortedRows = {
  id: RawBuilder<number>;
  by: RawBuilder<string | number>;
  type: 'text' | 'number';
};

/** One page of ids with their cursors, in the order asked for. */
export type IdPage = { cursors: Cursor[]; hasNextPage: boolean; hasPreviousPage: boolean };

/** The parent of a list that has none. */
export const ALL = 0;

type Row = { parent_id: number; id: number; sort_value: string | number };

/**
 * Reads one page for each of several parents in one statement. `rowsOf` is a parent's filtered source without a
 * selection. Cursors are compared by value, not counted, so a page holds still while rows come and go before it; each
 * parent's rows are read in order up to the page's end, so an index over the order spares the rest of the list.
 */
export async function readSortedPages<Tables extends keyof DB, DB extends CommerceTables>(
  db: Kysely<CommerceTables>,
  parents: number[],
  rowsOf: (parent: number) => SelectQueryBuilder<DB, Tables, object>,
  sorted: SortedRows,
  page: Page,
): Promise<Map<number, IdPage>> {
  const backwards = page.reverse !== (page.from === 'end');
  const direction = backwards ? 'desc' : 'asc';
  const selects = parents.map((parent) => {
    let source = rowsOf(parent).select([
      sql.lit(parent).as('parent_id'),
      sorted.id.as('id'),
      sorted.by.as('sort_value'),
    ]);
    if (page.after) source = source.where(beyond(sorted, page.after, page.reverse ? '<' : '>'));
    if (page.before) source = source.where(beyond(sorted, page.before, page.reverse ? '>' : '<'));
    const piece = source
      .orderBy(sorted.by, direction)
      .orderBy(sorted.id, direction)
      .limit(page.size + 1);
    return sql`select * from ${piece} as page`;
  });
  const found = await sql<Row>`${sql.join(selects, sql` union all `)}`.execute(db);
  const sign = backwards ? -1 : 1;
  return pagesByParent(
    found.rows.toSorted((a, b) => sign * inOrder(a, b)),
    page,
  );
}

/** A union keeps no order; text goes by its bytes, as both databases are set to sort it. */
function inOrder(a: Row, b: Row): number {
  const [left, right] = [a.sort_value, b.sort_value];
  const byValue =
    typeof left === 'string' ? Buffer.compare(Buffer.from(left), Buffer.from(String(right))) : left - Number(right);
  return byValue || a.id - b.id;
}

function beyond(sorted: SortedRows, cursor: Cursor, operator: '<' | '>'): Expression<boolean> {
  if (typeof cursor.value !== (sorted.type === 'text' ? 'string' : 'number')) throw invalidCursor();
  // PostgreSQL would take the number for one of the column's own size, and fail on a cursor that somebody made up.
  const value = sorted.type === 'text' ? sql`${cursor.value}` : sql`cast(${cursor.value} as bigint)`;
  return sql<boolean>`(${sorted.by}, ${sorted.id}) ${sql.raw(operator)} (${value}, ${cursor.id})`;
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
