import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type {
  ManagementStoriesResponse,
  ManagementStory,
  ManagementStoryResponse,
} from '#protocol/storyblok/management.ts';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import { ApiError, notFound, unauthorized } from './api-error.ts';
import { pageResponse, readPage } from './cdn-request.ts';
import type { ContentContext } from './content-context.ts';
import { readStoryRequest } from './management-input.ts';
import { type ManagementRow, managementList } from './management-list.ts';
import type { StoryRow } from './stored-story.ts';
import { type AlternateRow, wireAlternate } from './wire-story.ts';

const BASE = '/v1/spaces/:space/stories';
const MOST_BYTES = 5 * 1024 * 1024;

/** The management API's stories, `/v1/spaces/{id}/stories…`, for clients with the management token. */
export function manageStories(router: Hono, context: ContentContext): void {
  router.use('/v1/*', async (c, next) => {
    const token = (c.req.header('authorization') ?? '').replace(/^Bearer /, '');
    if (!context.tokens.isManagement(token)) throw unauthorized();
    if (!context.withinLimit(token)) throw new ApiError(429, 'Rate limit reached');
    await next();
  });
  router.use(
    '/v1/*',
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ error: 'The body is larger than 5 MB' }, 413) }),
  );
  router.use(`${BASE}/*`, async (c, next) => {
    if (c.req.param('space') !== String(context.spaceId)) throw notFound();
    await next();
  });

  const { writes } = context;
  /** Tells of a change; a draft that was only saved is none. */
  const changed = (action: string, row: StoryRow) => {
    const { id, full_slug } = row;
    const text = `The story ${row.name} (${full_slug}) was ${action}.`;
    context.onChange({ action, text, space_id: context.spaceId, story_id: id, full_slug });
    return row;
  };
  const one = async (row: StoryRow, status: 200 | 201 = 200) => {
    const changed = row.draft_content !== row.published_content || row.name !== row.published_name ? 1 : 0;
    const content = row.draft_content === null ? undefined : (JSON.parse(row.draft_content) as BlockValue);
    const story = wireManagementStory({ ...row, changed }, await context.stories.byGroups([row.group_id]), content);
    return Response.json({ story } satisfies ManagementStoryResponse, { status });
  };

  router.get(BASE, async (c) => {
    const query = new URL(c.req.url).searchParams;
    const rows = await managementList(context.db, query);
    const { page, perPage } = readPage(query, 100);
    const stories = rows.slice((page - 1) * perPage, page * perPage).map((row) => wireManagementStory(row, []));
    return pageResponse({ stories } satisfies ManagementStoriesResponse, rows.length, perPage);
  });
  router.post(BASE, async (c) => {
    const { story, publish } = await readStoryRequest(c.req.raw);
    const row = await writes.create(story, publish);
    return one(publish ? changed('published', row) : row, 201);
  });
  router.get(`${BASE}/:id`, async (c) => {
    const row = await context.stories.row(storyId(c));
    if (!row) throw notFound();
    return one(row);
  });
  router.put(`${BASE}/:id`, async (c) => {
    const { story, publish } = await readStoryRequest(c.req.raw);
    const row = await writes.update(storyId(c), story, publish);
    // Place, tags and position have no versions: of a published story, or a folder of some, they change at once.
    const isVisible = row.published_content !== null || row.is_folder === 1;
    return one(publish ? changed('published', row) : isVisible ? changed('moved', row) : row);
  });
  router.delete(`${BASE}/:id`, async (c) => one(changed('deleted', await writes.remove(storyId(c)))));
  // The vendor's older clients publish with GET, its newer ones with PUT.
  router.on(['GET', 'PUT', 'POST'], `${BASE}/:id/publish`, async (c) =>
    one(changed('published', await writes.publish(storyId(c)))),
  );
  router.on(['GET', 'PUT', 'POST'], `${BASE}/:id/unpublish`, async (c) =>
    one(changed('unpublished', await writes.unpublish(storyId(c)))),
  );
}

function storyId(c: Context): number {
  const id = c.req.param('id') ?? '';
  if (!/^\d{1,15}$/.test(id)) throw notFound();
  return Number(id);
}

/** A row in the management API's shape; `group` holds the rows of its group. */
function wireManagementStory(
  row: ManagementRow,
  group: readonly AlternateRow[],
  content?: BlockValue,
): ManagementStory {
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    slug: row.slug,
    full_slug: row.full_slug,
    path: row.path,
    parent_id: row.parent_id,
    group_id: row.group_id,
    alternates: group.filter((other) => other.id !== row.id).map(wireAlternate),
    created_at: row.created_at,
    updated_at: row.updated_at,
    published_at: row.published_at,
    first_published_at: row.first_published_at,
    deleted_at: null,
    sort_by_date: row.sort_by_date,
    tag_list: JSON.parse(row.tag_list) as string[],
    is_folder: row.is_folder === 1,
    is_startpage: row.is_startpage === 1,
    published: row.published_at !== null,
    unpublished_changes: row.published_at !== null && row.changed === 1,
    meta_data: row.meta_data === null ? null : (JSON.parse(row.meta_data) as Record<string, unknown>),
    position: row.position,
    ...(content && { content }),
  };
}
