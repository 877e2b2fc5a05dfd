import type { Context, MiddlewareHandler } from 'hono';
import { type Actor, type EditorRole, reaches } from '#protocol/editor-roles.ts';
import { ApiError, forbidden, notFound, unauthorized } from '../api-error.ts';
import type { ContentContext } from '../content-context.ts';

const key = 'actor';

/** Lets in who holds the management token or an editor's session, within the rate limit of tokens. */
export function guardManagement(context: ContentContext): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('authorization');
    if (given === undefined) {
      const actor = await context.editorOf(c.req.raw);
      if (!actor) throw unauthorized();
      c.set(key, actor);
    } else {
      const token = given.replace(/^Bearer /, '');
      if (!context.tokens.isManagement(token)) throw unauthorized();
      if (!context.withinLimit(token)) throw new ApiError(429, 'Rate limit reached');
      c.set(key, { name: null, role: 'administrator' } satisfies Actor);
    }
    const space = c.req.param('space');
    if (space !== undefined && space !== String(context.spaceId)) throw notFound();
    await next();
  };
}

/** Who asks. */
export function actorOf(c: Context): Actor {
  return c.get(key) as Actor;
}

/** Throws 403, saying what they may not do, for who has a lesser role. */
export function requireRole(c: Context, role: EditorRole, what: string): void {
  if (!reaches(actorOf(c).role, role)) throw forbidden(what);
}
