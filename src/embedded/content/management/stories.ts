import type { Context, Hono } from 'hono';
import type {
  ManagementStoriesResponse,
  ManagementStory,
  ManagementStoryResponse,
  PublishCheckResponse,
} from '#protocol/storyblok/management.ts';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import { ApiError, fieldError, notFound } from '../api-error.ts';
import { pageResponse, readPage } from '../cdn-request.ts';
import type { ContentContext } from '../content-context.ts';
import type { StoryRow } from '../stored-story.ts';
import { StaleStory, type WriteOptions } from '../story-writes.ts';
import { type AlternateRow, wireAlternate } from '../wire-story.ts';
import { actorOf, requireRole } from './actor.ts';
import { setAudit } from './audit.ts';
import { idOf } from './path-id.ts';
import { publishFindings } from './publish-check.ts';
import type { MovedPage } from './redirects.ts';
import { announce } from './story-changes.ts';
import { readStoryRequest } from './story-input.ts';
import { type ManagementRow, managementList } from './story-list.ts';

/** `/stories` of a space. */
export function manageStories(router: Hono, context: ContentContext, base: string): void {
  const { writes, stories } = context;
  const changed = (action: string, row: StoryRow) => announce(context, action, row);
  const noted = (c: Context, action: string, row: StoryRow, more = '') => {
    setAudit(c, { action: `${row.is_folder === 1 ? 'folder' : 'story'}_${action}`, detail: row.full_slug + more });
    return row;
  };
  /** Tells of a change that the public sees, and notes it. */
  const shownTo = (c: Context, action: string, row: StoryRow, more = '') =>
    noted(c, action, changed(action, row), more);
  const one = async (row: StoryRow, { status = 200, moved }: { status?: 200 | 201; moved?: MovedPage[] } = {}) => {
    const story = await shown(row);
    return Response.json({ story, ...(moved?.length && { moved }) } satisfies ManagementStoryResponse, { status });
  };
  const shown = async (row: StoryRow) => {
    const changed = row.draft_content !== row.published_content || row.name !== row.published_name ? 1 : 0;
    const content = row.draft_content === null ? undefined : (JSON.parse(row.draft_content) as BlockValue);
    return wireManagementStory({ ...row, changed }, await stories.byGroups([row.group_id]), content);
  };
  /** Everything that the public sees is a publisher's. */
  const mayShow = (c: Context) => requireRole(c, 'publisher', 'change what the public sees');
  const by = (c: Context): WriteOptions => ({ author: actorOf(c).name, forcePublish: flag(c, 'force_publish') });

  router.get(base, async (c) => {
    const query = new URL(c.req.url).searchParams;
    const { page, perPage } = readPage(query, 100);
    const { rows, total } = await managementList(context.db, query, { page, perPage });
    const list = rows.map((row) => wireManagementStory(row, []));
    return pageResponse({ stories: list } satisfies ManagementStoriesResponse, total, perPage);
  });
  router.post(base, async (c) => {
    const { story, publish, forcePublish } = await readStoryRequest(c.req.raw);
    if (publish) mayShow(c);
    const row = await writes.create(story, { ...by(c), publish, forcePublish });
    return one(publish ? shownTo(c, 'published', row) : noted(c, 'created', row), { status: 201 });
  });
  router.get(`${base}/:id`, async (c) => {
    const row = await stories.row(idOf(c));
    if (!row) throw notFound();
    return one(row);
  });
  router.put(`${base}/:id`, async (c) => {
    const id = idOf(c);
    const { story, ...options } = await readStoryRequest(c.req.raw);
    if (options.publish) mayShow(c);
    if (actorOf(c).role === 'editor') checkDraftOnly(await stories.row(id), story);
    try {
      const { row, moved } = await writes.update(id, story, { ...by(c), ...options });
      // Place, tags and position have no versions: of a published story, or a folder of some, they change at once.
      const isVisible = row.published_content !== null || row.is_folder === 1;
      // A draft that was saved is a version of its story, with its author.
      setAudit(c, null);
      const places = moved.map(({ from, to }) => `${from} → ${to}`).join(', ');
      const more = places && `: ${places}`;
      if (options.publish) shownTo(c, 'published', row, more);
      else if (isVisible) changed('moved', row);
      if (!options.publish && (row.is_folder === 1 || places)) noted(c, places ? 'moved' : 'changed', row, more);
      return one(row, { moved });
    } catch (error) {
      if (!(error instanceof StaleStory)) throw error;
      throw new ApiError(409, error.message, { error: error.message, story: await shown(error.row) });
    }
  });
  // Nothing is stored: what is checked may not have been saved yet.
  router.post(`${base}/:id/publish_check`, async (c) => {
    const row = await stories.row(idOf(c));
    if (row?.is_folder !== 0) throw notFound();
    const { story } = await readStoryRequest(c.req.raw);
    const content = story.content ?? JSON.parse(row.draft_content ?? '{}');
    const findings = await publishFindings(context.db, row, content as BlockValue, context.space.now());
    return Response.json({ findings } satisfies PublishCheckResponse);
  });
  router.put(`${base}/:id/restore_with`, async (c) => {
    const version = new URL(c.req.url).searchParams.get('version') ?? '';
    if (!/^\d{1,15}$/.test(version)) throw fieldError('version', 'is not a number');
    return one(noted(c, 'restored', await writes.restore(idOf(c), Number(version), by(c))));
  });
  router.delete(`${base}/:id`, async (c) => {
    const id = idOf(c);
    const row = await stories.row(id);
    if (row && (row.published_content !== null || row.is_folder === 1)) mayShow(c);
    return one(shownTo(c, 'deleted', await writes.remove(id, by(c))));
  });
  router.put(`${base}/:id/undelete`, async (c) => {
    const gone = await stories.deletedRow(idOf(c));
    if (gone && (gone.published_content !== null || gone.is_folder === 1)) mayShow(c);
    const row = noted(c, 'undeleted', await writes.undelete(idOf(c), by(c)));
    return one(row.published_content === null ? row : changed('published', row));
  });
  // The vendor's older clients publish with GET, its newer ones with PUT.
  router.on(['GET', 'PUT', 'POST'], `${base}/:id/publish`, async (c) => {
    mayShow(c);
    return one(shownTo(c, 'published', await writes.publish(idOf(c), by(c))));
  });
  router.on(['GET', 'PUT', 'POST'], `${base}/:id/unpublish`, async (c) => {
    mayShow(c);
    return one(shownTo(c, 'unpublished', await writes.unpublish(idOf(c), by(c))));
  });
}

function flag(c: Context, name: string): boolean {
  return ['1', 'true'].includes(c.req.query(name) ?? '');
}

/** An editor writes drafts: the place of what the public sees, and its tags, change at once. */
function checkDraftOnly(row: StoryRow | null, input: object): void {
  if (!row || (row.published_content === null && row.is_folder === 0)) return;
  const given = input as Record<string, unknown>;
  const stored: Record<string, unknown> = {
    ...row,
    is_startpage: row.is_startpage === 1,
    is_folder: row.is_folder === 1,
    tag_list: JSON.parse(row.tag_list),
    meta_data: row.meta_data === null ? null : JSON.parse(row.meta_data),
  };
  for (const field of Object.keys(given)) {
    if (field === 'content' || (field === 'name' && row.is_folder === 0) || given[field] === undefined) continue;
    if (JSON.stringify(given[field] ?? null) === JSON.stringify(stored[field] ?? null)) continue;
    throw new ApiError(403, `Your role does not let you change ${field} of what the public sees`);
  }
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
    lock_version: row.revision,
    ...(content && { content }),
  };
}
