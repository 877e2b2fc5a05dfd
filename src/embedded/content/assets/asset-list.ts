import type { Selectable } from 'kysely';
import { fieldError } from '../api-error.ts';
import { listOf } from '../select-stories.ts';
import type { AssetData, AssetTable } from './asset-table.ts';

export type AssetRow = Selectable<AssetTable>;

/** Assets by the parameters of the vendor's list that are of use here, in the order that is asked for. */
export function listAssets(rows: readonly AssetRow[], query: URLSearchParams): AssetRow[] {
  const tests = listTests(query);
  const wanted = rows.filter((row) => tests.every((test) => test(row, dataOf(row))));
  return sorted(wanted, query.get('sort_by') || 'created_at:desc');
}

export function dataOf(row: Pick<AssetRow, 'data'>): AssetData {
  return JSON.parse(row.data) as AssetData;
}

type Test = (row: AssetRow, data: AssetData) => boolean;

function listTests(query: URLSearchParams): Test[] {
  const value = (name: string) => query.get(name) || null;
  const deleted = value('in_folder') === '-1';
  const tests: Test[] = [(row) => row.filename !== '' && (row.deleted_at !== null) === deleted];
  const folder = value('in_folder');
  // 0 is the top; -1 the vendor's bin.
  if (folder && !deleted) tests.push((row) => String(row.asset_folder_id ?? 0) === folder);
  const search = value('search')?.toLowerCase();
  if (search) {
    tests.push((row, { alt, title, copyright }) =>
      [row.short_filename, alt, title, copyright].some((text) => text?.toLowerCase().includes(search)),
    );
  }
  for (const field of ['alt', 'title', 'copyright'] as const) {
    const words = value(`by_${field}`)?.toLowerCase();
    if (words) tests.push((_row, data) => data[field]?.toLowerCase().includes(words) === true);
  }
  const extId = value('ext_id');
  if (extId) tests.push((_row, data) => data.ext_id === extId);
  const ids = listOf(query, 'by_ids');
  if (ids) tests.push((row) => ids.includes(String(row.id)));
  const tags = listOf(query, 'with_tags');
  if (tags) tests.push((_row, data) => data.internal_tag_ids?.some((id) => tags.includes(String(id))) === true);
  const isPrivate = value('is_private');
  if (isPrivate) tests.push((row) => (row.is_private === 1) === ['1', 'true'].includes(isPrivate));
  return tests;
}

const sortable = ['created_at', 'updated_at', 'short_filename', 'content_length', 'content_type', 'id'] as const;

function sorted(rows: AssetRow[], sortBy: string): AssetRow[] {
  const [field, direction] = sortBy.split(':');
  const column = sortable.find((name) => name === field);
  if (!column) throw fieldError('sort_by', `is none of ${sortable.join(', ')}`);
  const sign = direction === 'asc' ? 1 : -1;
  return rows.sort((left, right) => {
    const [a, b] = [left[column], right[column]];
    return sign * (a === b ? left.id - right.id : a < b ? -1 : 1);
  });
}
