import { sql } from 'kysely';
import type { LinkResponse, LinksResponse } from '#protocol/storyblok/cdn.ts';
import { notFound } from './api-error.ts';
import { latestVersionRedirect, pageResponse, readCdnRequest, readPage } from './cdn-request.ts';
import type { ContentContext } from './content-context.ts';
import { listOf } from './select-stories.ts';
import { type LinkRow, wireLink } from './wire-story.ts';

const MOST_LINKS = 1000;

const LINK_COLUMNS = [
  'id',
  'uuid',
  'full_slug',
  'path',
  'name',
  'parent_id',
  'is_folder',
  'is_startpage',
  'position',
  'created_at',
  'updated_at',
  'published_at',
] as const;

function linkRows(context: ContentContext, version: 'draft' | 'published') {
  const rows = context.db
    .selectFrom('content_story')
    .select(LINK_COLUMNS)
    .select((row) => row.case().when('published_content', 'is not', null).then(1).else(0).end().as('published'))
    .where('deleted', '=', 0);
  // Folders have no versions and are part of both.
  return version === 'draft'
    ? rows
    : rows.where((row) => row.or([row('is_folder', '=', 1), row('published_content', 'is not', null)]));
}

/** `GET /v2/cdn/links`: every story and folder by uuid; in pages with `paginated=1` or when a page is named. */
export async function listLinks(context: ContentContext, url: URL): Promise<Response> {
  const request = await readCdnRequest(context, url, 'links');
  const redirect = latestVersionRedirect(request);
  if (redirect) return redirect;
  const { query } = request;
  let rows = linkRows(context, request.version);
  const startsWith = query.get('starts_with')?.replace(/^\//, '');
  if (startsWith) {
    const address = sql<string>`case when is_startpage = 1 or is_folder = 1 then full_slug || '/' else full_slug end`;
    // Compared as a cut text: ranges would follow the database's collation, and LIKE minds case in one of the two only.
    rows = rows.where(sql`substr(${address}, 1, ${sql.lit([...startsWith].length)})`, '=', startsWith);
  }
  const parent = query.get('with_parent');
  if (parent) rows = rows.where('parent_id', '=', /^\d{1,15}$/.test(parent) ? Number(parent) : -1);
  const uuids = listOf(query, 'by_uuid');
  if (uuids) rows = rows.where('uuid', 'in', uuids);
  const paginated = ['1', 'true'].includes(query.get('paginated') ?? '') || query.has('page') || query.has('per_page');
  const { count } = await rows
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  const { page, perPage } = paginated ? readPage(query, MOST_LINKS) : { page: 1, perPage: Math.max(total, 1) };
  const found: LinkRow[] = await rows
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const dates = query.get('include_dates') === '1';
  const links = Object.fromEntries(found.map((row) => [row.uuid, wireLink(row, dates)]));
  return pageResponse({ links } satisfies LinksResponse, total, perPage);
}

/** `GET /v2/cdn/links/{uuid}`. */
export async function showLink(context: ContentContext, url: URL, uuid: string): Promise<Response> {
  const request = await readCdnRequest(context, url, 'link');
  const redirect = latestVersionRedirect(request);
  if (redirect) return redirect;
  const row = await linkRows(context, request.version).where('uuid', '=', uuid).executeTakeFirst();
  if (!row) throw notFound();
  const link = wireLink(row, request.query.get('include_dates') === '1');
  return Response.json({ link } satisfies LinkResponse);
}
