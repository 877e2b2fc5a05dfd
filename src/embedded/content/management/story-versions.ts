import type { Hono } from 'hono';
import type { Selectable } from 'kysely';
import { ApiError, notFound } from '../api-error.ts';
import { pageResponse, readPage } from '../cdn-request.ts';
import type { ContentContext } from '../content-context.ts';
import type { StoryVersionTable } from '../tables.ts';
import { idOf } from './path-id.ts';

/** `/versions` of a space: `?model=stories&model_id={story}`, newest first, and one with its content. */
export function listVersions(router: Hono, { db }: ContentContext, base: string): void {
  router.get(`${base}/versions`, async (c) => {
    const query = new URL(c.req.url).searchParams;
    const story = query.get('model_id') ?? '';
    if (query.get('model') !== 'stories') throw new ApiError(422, 'model must be stories');
    if (!/^\d{1,15}$/.test(story)) throw new ApiError(422, 'model_id is not a number');
    const all = await db
      .selectFrom('content_story_version')
      .select(['id', 'story_id', 'event', 'name', 'full_slug', 'is_draft', 'author', 'created_at'])
      .where('story_id', '=', Number(story))
      .orderBy('id', 'desc')
      .execute();
    const { page, perPage } = readPage(query, 100);
    return pageResponse({ versions: all.slice((page - 1) * perPage, page * perPage).map(wire) }, all.length, perPage);
  });
  router.get(`${base}/versions/:id`, async (c) => {
    const rows = db.selectFrom('content_story_version').selectAll().where('id', '=', idOf(c));
    const row = await rows.executeTakeFirst();
    if (!row) throw notFound();
    const content: unknown = row.content === null ? null : JSON.parse(row.content);
    return Response.json({ version: { ...wire(row), content } });
  });
}

function wire(row: Omit<Selectable<StoryVersionTable>, 'content'>) {
  const { id, story_id, event, name, full_slug, is_draft, author, created_at } = row;
  return {
    id,
    item_id: story_id,
    event,
    name,
    full_slug,
    is_draft: is_draft === 1,
    author_id: null,
    author: author ?? '',
    created_at,
  };
}
