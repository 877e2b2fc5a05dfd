import type {
  DatasourceEntriesResponse,
  DatasourceResponse,
  DatasourcesResponse,
  DatasourceValue,
} from '#protocol/storyblok/cdn.ts';
import { notFound } from './api-error.ts';
import { latestVersionRedirect, pageResponse, readCdnRequest, readPage } from './cdn-request.ts';
import type { ContentContext } from './content-context.ts';
import { listOf } from './select-stories.ts';

const MOST_ENTRIES = 1000;

/** `GET /v2/cdn/datasources`. */
export async function listDatasources(context: ContentContext, url: URL): Promise<Response> {
  const request = await readCdnRequest(context, url, 'datasources');
  const redirect = latestVersionRedirect(request);
  if (redirect) return redirect;
  const { query, cv } = request;
  const search = query.get('search')?.toLowerCase();
  const ids = listOf(query, 'by_ids');
  const all = await context.db.selectFrom('content_datasource').selectAll().orderBy('position').orderBy('id').execute();
  const found = all.filter(
    (row) =>
      (!search || row.name.toLowerCase().includes(search) || row.slug.includes(search)) &&
      (!ids || ids.includes(String(row.id))),
  );
  const { page, perPage } = readPage(query, MOST_ENTRIES);
  const datasources = found.slice((page - 1) * perPage, page * perPage).map(wireDatasource);
  return pageResponse({ datasources, cv } satisfies DatasourcesResponse, found.length, perPage);
}

/** `GET /v2/cdn/datasources/{id or slug}`. */
export async function showDatasource(context: ContentContext, url: URL, reference: string): Promise<Response> {
  const request = await readCdnRequest(context, url, 'datasource');
  const redirect = latestVersionRedirect(request);
  if (redirect) return redirect;
  const row = await context.db
    .selectFrom('content_datasource')
    .selectAll()
    .where((is) => (/^\d{1,15}$/.test(reference) ? is('id', '=', Number(reference)) : is('slug', '=', reference)))
    .executeTakeFirst();
  if (!row) throw notFound();
  return Response.json({ datasource: wireDatasource(row), cv: request.cv } satisfies DatasourceResponse);
}

/** `GET /v2/cdn/datasource_entries`; of one datasource by its slug, or of all. There are no dimensions. */
export async function listDatasourceEntries(context: ContentContext, url: URL): Promise<Response> {
  const request = await readCdnRequest(context, url, 'datasource_entries');
  const redirect = latestVersionRedirect(request);
  if (redirect) return redirect;
  const { query, cv } = request;
  const slug = query.get('datasource');
  let rows = context.db
    .selectFrom('content_datasource_entry as entry')
    .innerJoin('content_datasource as datasource', 'datasource.id', 'entry.datasource_id');
  if (slug) rows = rows.where('datasource.slug', '=', slug);
  const { count } = await rows.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const { page, perPage } = readPage(query, MOST_ENTRIES);
  const entries = await rows
    .select(['entry.id', 'entry.name', 'entry.value'])
    .orderBy('datasource.position')
    .orderBy('entry.position')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const datasource_entries = entries.map((entry) => ({ ...entry, dimension_value: null }));
  return pageResponse({ datasource_entries, cv } satisfies DatasourceEntriesResponse, Number(count), perPage);
}

function wireDatasource(row: { id: number; name: string; slug: string }): DatasourceValue {
  return { id: row.id, name: row.name, slug: row.slug, dimensions: [] };
}
