import { type Kysely, sql } from 'kysely';
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

const SORTABLE = ['id', 'name', 'slug', 'position', 'created_at', 'updated_at', 'published_at'] as const;

/** Stories and folders as an editor lists them, by the parameters of the vendor's list that are of use here. */
export async function managementList(db: Kysely<ContentTables>, query: URLSearchParams): Promise<ManagementRow[]> {
  const component = query.get('contain_component');
  const reference = query.get('reference_search');
  const all = db.selectFrom('content_story').where('deleted', '=', 0);
  // A file's address may stand in a story with the site's own before it, or without.
  let stored = (reference ? storiesWith(db, assetPathOf(reference) ?? reference) : all)
    .select(COLUMNS)
    .select(
      sql<number>`case when draft_content = published_content and name = published_name then 0 else 1 end`.as(
        'changed',
      ),
    );
  if (component)
    stored = stored.where('draft_content', 'like', `%"component":"${component.replaceAll(/[^\w-]/g, '')}"%`);
  const rows = await stored.execute();
  const tests = listTests(query);
  return sorted(
    rows.filter((row) => tests.every((test) => test(row))),
    query.get('sort_by') ?? 'position:desc',
  );
}

function listTests(query: URLSearchParams): ((row: ManagementRow) => boolean)[] {
  const tests: ((row: ManagementRow) => boolean)[] = [];
  const value = (name: string) => query.get(name) || null;
  const flag = (name: string) => ['1', 'true'].includes(query.get(name) ?? '');
  const startsWith = value('starts_with')?.replace(/^\//, '');
  if (startsWith) tests.push((row) => `${row.full_slug}${row.is_startpage ? '/' : ''}`.startsWith(startsWith));
  const withSlug = value('with_slug');
  if (withSlug) tests.push((row) => row.full_slug === withSlug.replace(/^\/+|\/+$/g, ''));
  const slugs = listOf(query, 'by_slugs')?.map((slug) => wildcard(slug.replace(/^\/+|\/+$/g, '')));
  if (slugs) tests.push((row) => slugs.some((matches) => matches(row.full_slug)));
  const uuids = listOf(query, 'by_uuids');
  if (uuids) tests.push((row) => uuids.includes(row.uuid));
  const ids = listOf(query, 'by_ids');
  if (ids) tests.push((row) => ids.includes(String(row.id)));
  const parent = value('with_parent');
  if (parent) tests.push((row) => String(row.parent_id) === parent);
  const tags = listOf(query, 'with_tag');
  if (tags) tests.push((row) => (JSON.parse(row.tag_list) as string[]).some((tag) => tags.includes(tag)));
  const search = (value('text_search') ?? value('search'))?.toLowerCase();
  if (search) tests.push((row) => row.name.toLowerCase().includes(search) || row.full_slug.includes(search));
  if (flag('story_only')) tests.push((row) => row.is_folder === 0);
  if (flag('folder_only')) tests.push((row) => row.is_folder === 1);
  const published = value('is_published');
  if (published) tests.push((row) => (row.published_at !== null) === flag('is_published'));
  return tests;
}

function sorted(rows: ManagementRow[], sortBy: string): ManagementRow[] {
  const [field, direction] = sortBy.split(':');
  const column = SORTABLE.find((name) => name === field) ?? 'position';
  const sign = direction === 'asc' ? 1 : -1;
  return rows.sort((left, right) => {
    const [a, b] = [left[column] ?? '', right[column] ?? ''];
    return a === b ? left.id - right.id : a < b ? -sign : sign;
  });
}
