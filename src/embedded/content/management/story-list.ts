import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { assetPathOf } from '#protocol/storyblok/asset-address.ts';
import { storiesWith } from '../assets/replace-in-stories.ts';
import { wildcard } from '../filter-stories.ts';
import { listOf } from '../select-stories.ts';
import type { StoryRow } from '../stored-story.ts';
import type { ContentTables } from '../tables.ts';

/** A row without its content; `changed` is 1 where the draft differs from what is published. */
export type ManagementRow = Omit<StoryRow, 'draft_content' | 'published_content'> & { changed: number };

const COLUMNS = [
  'id',
  'uuid',
  'group_id',
  'parent_id',
  'is_folder',
  'is_startpage',
  'slug',
  'full_slug',
  'path',
  'name',
  'published_name',
  'position',
  'tag_list',
  'sort_by_date',
  'meta_data',
  'created_at',
  'updated_at',
  'first_published_at',
  'published_at',
  'deleted',
  'revision',
] as const;

/** What every search reads of every story; all of it stands in the index `content_story_names`. */
const NAMES = ['id', 'name', 'full_slug', 'is_folder'] as const;
const SORTABLE = ['id', 'name', 'slug', 'position', 'created_at', 'updated_at', 'published_at'] as const;
type SortColumn = (typeof SORTABLE)[number];

/** Both databases take as many parameters in one statement; a longer list finds nothing beyond them. */
const mostNamed = 1000;

/** What is tested and sorted by, with only the columns that a list asks for. */
type ListedRow = Pick<StoryRow, (typeof NAMES)[number]> & Partial<StoryRow>;
type ListTest = (row: ListedRow) => boolean;

export type ManagementPage = { rows: ManagementRow[]; total: number };

/**
 * One page of the stories and folders as an editor lists them, by the parameters of the vendor's list that are of use here. Of
 * stories that are not on the page only names and what is sorted by are read, never their content.
 */
export async function managementList(
  db: Kysely<ContentTables>,
  query: URLSearchParams,
  { page, perPage }: { page: number; perPage: number },
): Promise<ManagementPage> {
  const { column, sign } = sorting(query);
  const { tests, columns } = listTests(query);
  const wanted = [...new Set([...NAMES, ...columns, column])];
  const reference = query.get('reference_search');
  // A file's address may stand in a story with the site's own before it, or without.
  const stories = reference
    ? storiesWith(db, assetPathOf(reference) ?? reference)
    : db.selectFrom('content_story').where('deleted', '=', sql.lit(0));
  const listed: ListedRow[] = await narrowed(stories.select(wanted), query).execute();
  const found = listed.filter((row) => tests.every((test) => test(row)));
  found.sort((left, right) => {
    const [a, b] = [left[column] ?? '', right[column] ?? ''];
    return a === b ? left.id - right.id : a < b ? -sign : sign;
  });
  const ids = found.slice((page - 1) * perPage, page * perPage).map(({ id }) => id);
  const rows = new Map((await wholeRows(db, ids)).map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), total: found.length };
}

function wholeRows(db: Kysely<ContentTables>, ids: readonly number[]): Promise<ManagementRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const changed = sql<number>`case when draft_content = published_content and name = published_name then 0 else 1 end`;
  return db
    .selectFrom('content_story')
    .select(COLUMNS)
    .select(changed.as('changed'))
    .where('id', 'in', ids)
    .where('deleted', '=', 0)
    .execute();
}

/** The parameters that an index answers. */
function narrowed<Row>(rows: SelectQueryBuilder<ContentTables, 'content_story', Row>, query: URLSearchParams) {
  let found = rows;
  const parent = query.get('with_parent');
  if (parent) found = found.where('parent_id', '=', /^\d{1,15}$/.test(parent) ? Number(parent) : -1);
  const slug = query.get('with_slug');
  if (slug) found = found.where('full_slug', '=', bareAddress(slug));
  const uuids = listOf(query, 'by_uuids');
  if (uuids) found = found.where('uuid', 'in', uuids.slice(0, mostNamed));
  const ids = listOf(query, 'by_ids');
  if (ids)
    found = found.where('id', 'in', ids.map((id) => (/^\d{1,15}$/.test(id) ? Number(id) : -1)).slice(0, mostNamed));
  if (flag(query, 'story_only')) found = found.where('is_folder', '=', 0);
  if (flag(query, 'folder_only')) found = found.where('is_folder', '=', 1);
  if (query.get('is_published')) {
    found = found.where('published_at', flag(query, 'is_published') ? 'is not' : 'is', null);
  }
  const component = query.get('contain_component');
  if (component) found = found.where((is) => contains(is, component));
  const search = searchOf(query);
  if (search && isAscii(search)) found = found.where((is) => isNamed(is, search));
  return found;
}

function searchOf(query: URLSearchParams): string | undefined {
  return (query.get('text_search') || query.get('search'))?.toLowerCase();
}

/** SQLite knows capitals of ASCII alone. */
function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

function isNamed(is: ExpressionBuilder<ContentTables, 'content_story'>, search: string) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return is.or([
    sql<boolean>`lower(name) like ${pattern} escape '\\'`,
    sql<boolean>`full_slug like ${pattern} escape '\\'`,
  ]);
}

function contains(is: ExpressionBuilder<ContentTables, 'content_story'>, component: string) {
  return is('draft_content', 'like', `%"component":"${component.replaceAll(/[^\w-]/g, '')}"%`);
}

/** The parameters that need the rows themselves, and the columns that they read beside names. */
function listTests(query: URLSearchParams): { tests: ListTest[]; columns: (keyof StoryRow)[] } {
  const tests: ListTest[] = [];
  const columns: (keyof StoryRow)[] = [];
  const startsWith = query.get('starts_with')?.replace(/^\//, '');
  if (startsWith) {
    columns.push('is_startpage');
    tests.push((row) => `${row.full_slug}${row.is_startpage ? '/' : ''}`.startsWith(startsWith));
  }
  const slugs = listOf(query, 'by_slugs')?.map((slug) => wildcard(bareAddress(slug)));
  if (slugs) tests.push((row) => slugs.some((matches) => matches(row.full_slug)));
  const tags = listOf(query, 'with_tag');
  if (tags) {
    columns.push('tag_list');
    tests.push((row) => (JSON.parse(row.tag_list ?? '[]') as string[]).some((tag) => tags.includes(tag)));
  }
  const search = searchOf(query);
  if (search && !isAscii(search)) {
    tests.push((row) => row.name.toLowerCase().includes(search) || row.full_slug.includes(search));
  }
  return { tests, columns };
}

function sorting(query: URLSearchParams): { column: SortColumn; sign: 1 | -1 } {
  const [field, direction] = (query.get('sort_by') ?? 'position:desc').split(':');
  return {
    column: SORTABLE.find((name) => name === field) ?? 'position',
    sign: direction === 'asc' ? 1 : -1,
  };
}

function flag(query: URLSearchParams, name: string): boolean {
  return ['1', 'true'].includes(query.get(name) ?? '');
}

function bareAddress(slug: string): string {
  return slug.replace(/^\/+|\/+$/g, '');
}
