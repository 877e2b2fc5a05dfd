import type { Hono } from 'hono';
import type { ContentContext } from '../content-context.ts';
import { actorOf } from './actor.ts';

/** `/users/me`, and the space itself. */
export function showManagedSpace(router: Hono, context: ContentContext, base: string): void {
  const space = async () => ({
    id: context.spaceId,
    name: context.spaceName,
    domain: context.domain,
    region: 'eu',
    version: (await context.space.state()).cv,
    languages: context.languages.map((code) => ({ code, name: code })),
  });
  router.get('/v1/users/me', (c) => {
    const { name, role } = actorOf(c);
    const user = { id: 1, userid: name ?? 'token', email: name ?? '', friendly_name: name ?? 'Token', role };
    return Response.json({ user: { ...user, has_org: false, org: null } });
  });
  router.get('/v1/spaces', async () => Response.json({ spaces: [await space()] }));
  router.get(base, async () => Response.json({ space: await space() }));
}
