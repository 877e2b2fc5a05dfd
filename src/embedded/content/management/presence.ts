import type { Hono } from 'hono';
import { z } from 'zod';
import type { StoryPresenceResponse } from '#protocol/storyblok/management.ts';
import { notFound } from '../api-error.ts';
import type { ContentContext } from '../content-context.ts';
import { actorOf } from './actor.ts';
import { idOf } from './path-id.ts';
import { readObject } from './request-body.ts';

/** For so long somebody who said nothing more has a story open, in ms; browsers run timers of hidden tabs once a minute. */
const presenceMs = 90_000;

const presence = z.object({
  client: z.string().regex(/^[\w-]{8,64}$/, 'needs 8 to 64 letters, digits, _ or -'),
});

/**
 * `/stories/{id}/presence`: an editor says every few seconds that it has the story open, and hears who else has, and which
 * version of it is stored. No part of the vendor's API.
 */
export function managePresence(router: Hono, { db, space }: ContentContext, base: string): void {
  router.put(`${base}/:id/presence`, async (c) => {
    const id = idOf(c);
    const { client } = await readObject(c.req.raw, 'presence', presence);
    const story = await db
      .selectFrom('content_story')
      .select('revision')
      .where('id', '=', id)
      .where('deleted', '=', 0)
      .executeTakeFirst();
    if (!story) throw notFound();
    const now = space.now().getTime();
    const row = { name: actorOf(c).name ?? 'Management token', seen_at: new Date(now).toISOString() };
    await db
      .deleteFrom('content_story_presence')
      .where('seen_at', '<', new Date(now - presenceMs).toISOString())
      .execute();
    await db
      .insertInto('content_story_presence')
      .values({ story_id: id, client, ...row })
      .onConflict((conflict) => conflict.columns(['story_id', 'client']).doUpdateSet(row))
      .execute();
    const others = await db
      .selectFrom('content_story_presence')
      .select('name')
      .distinct()
      .where('story_id', '=', id)
      .where('client', '!=', client)
      .orderBy('name')
      .execute();
    const answer: StoryPresenceResponse = { lock_version: story.revision, others: others.map(({ name }) => name) };
    return Response.json(answer);
  });
  router.delete(`${base}/:id/presence/:client`, async (c) => {
    const own = actorOf(c).name ?? 'Management token';
    await db
      .deleteFrom('content_story_presence')
      .where('story_id', '=', idOf(c))
      .where('client', '=', c.req.param('client') ?? '')
      .where('name', '=', own)
      .execute();
    return c.body(null, 204);
  });
}
