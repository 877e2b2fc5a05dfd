import type { Hono } from 'hono';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { fieldError, notFound } from '../api-error.ts';
import { pageResponse, readPage } from '../cdn-request.ts';
import type { ContentContext } from '../content-context.ts';
import { rowById } from '../story-tree.ts';
import { storeScheduled } from '../story-writes.ts';
import type { StorySchedulingTable } from '../tables.ts';
import { actorOf, requireRole } from './actor.ts';
import { idOf } from './path-id.ts';
import { readObject } from './request-body.ts';
import { announce } from './story-changes.ts';

const date = z.iso.datetime({ offset: true, error: 'is not a time with its zone, such as 2026-12-01T09:00:00Z' });
const scheduling = z.object({
  story_id: z.int().positive(),
  publish_at: date,
  action: z.enum(['publish', 'unpublish']).default('publish'),
});

/** `/story_schedulings` of a space: what is published, or withdrawn, at a time. */
export function manageSchedulings(router: Hono, context: ContentContext, base: string): void {
  const { db, space } = context;
  const address = `${base}/story_schedulings`;
  const answer = (row: Row, status: 200 | 201 = 200) => Response.json({ story_scheduling: wire(row) }, { status });

  router.get(address, async (c) => {
    const query = new URL(c.req.url).searchParams;
    const story = query.get('story_id');
    let rows = db.selectFrom('content_story_scheduling').selectAll();
    if (story) rows = rows.where('story_id', '=', Number(story) || 0);
    if (query.get('by_status') === 'scheduled') rows = rows.where('done_at', 'is', null);
    const all = await rows.orderBy('publish_at').orderBy('id').execute();
    const { page, perPage } = readPage(query, 100);
    const shown = all.slice((page - 1) * perPage, page * perPage).map(wire);
    return pageResponse({ story_schedulings: shown }, all.length, perPage);
  });
  router.post(address, async (c) => {
    requireRole(c, 'publisher', 'publish');
    const given = await readObject(c.req.raw, 'story_scheduling', scheduling);
    const row = await space.write(async ({ tx, takeId, now }) => {
      const story = await rowById(tx, given.story_id);
      if (story?.is_folder !== 0) throw fieldError('story_id', 'is not a story');
      const publishAt = new Date(given.publish_at).toISOString();
      if (publishAt <= now) throw fieldError('publish_at', 'is in the past');
      const made: Row = {
        id: takeId(),
        story_id: given.story_id,
        action: given.action,
        publish_at: publishAt,
        author: actorOf(c).name,
        created_at: now,
        done_at: null,
        error: null,
      };
      await tx.insertInto('content_story_scheduling').values(made).execute();
      return made;
    });
    return answer(row, 201);
  });
  router.delete(`${address}/:id`, async (c) => {
    requireRole(c, 'publisher', 'publish');
    const id = idOf(c);
    return answer(
      await space.write(async ({ tx }) => {
        const waiting = tx.selectFrom('content_story_scheduling').selectAll().where('id', '=', id);
        const row = await waiting.where('done_at', 'is', null).executeTakeFirst();
        if (!row) throw notFound();
        await tx.deleteFrom('content_story_scheduling').where('id', '=', id).execute();
        return row;
      }),
    );
  });
}

/**
 * Carries out what is due. Writes of all processes happen one after another, and each marks what it did in the same
 * transaction: everything is done once. What cannot be done is marked with the reason, and stays undone.
 */
export async function runDue(context: Pick<ContentContext, 'db' | 'space' | 'spaceId' | 'onChange'>): Promise<void> {
  const { db, space } = context;
  for (;;) {
    const { now } = space;
    const due = await db
      .selectFrom('content_story_scheduling')
      .select('id')
      .where('done_at', 'is', null)
      .where('publish_at', '<=', now().toISOString())
      .orderBy('publish_at')
      .executeTakeFirst();
    if (!due) return;
    try {
      const done = await space.write(async (write) => {
        const waiting = write.tx.selectFrom('content_story_scheduling').selectAll().where('id', '=', due.id);
        const row = await waiting.where('done_at', 'is', null).executeTakeFirst();
        if (!row) return null;
        const story = await rowById(write.tx, row.story_id);
        if (!story) throw new Error('The story was deleted');
        const stored = await storeScheduled(write, story, row.action, row.author);
        const mark = write.tx.updateTable('content_story_scheduling').where('id', '=', due.id);
        await mark.set({ done_at: write.now }).execute();
        return { row: stored, action: row.action };
      });
      if (done) announce(context, done.action === 'publish' ? 'published' : 'unpublished', done.row);
    } catch (error) {
      await space.write(({ tx, now: at }) =>
        tx
          .updateTable('content_story_scheduling')
          .where('id', '=', due.id)
          .where('done_at', 'is', null)
          .set({ done_at: at, error: error instanceof Error ? error.message : String(error) })
          .execute(),
      );
    }
  }
}

type Row = Selectable<StorySchedulingTable>;

function wire({ id, story_id, action, publish_at, author, created_at, done_at, error }: Row) {
  const status = done_at === null ? 'scheduled' : error === null ? 'done' : 'failed';
  return { id, story_id, action, publish_at, author, created_at, done_at, error, status };
}
