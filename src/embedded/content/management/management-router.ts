import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { manageAssets } from '../assets/asset-routes.ts';
import type { ContentContext } from '../content-context.ts';
import { guardManagement, requireRole } from './actor.ts';
import { auditWrites } from './audit.ts';
import { manageDocuments } from './components.ts';
import { manageDatasources } from './datasources.ts';
import { managePresence } from './presence.ts';
import { manageSchedulings } from './schedulings.ts';
import { showManagedSpace } from './space.ts';
import { manageStories } from './stories.ts';
import { listVersions } from './story-versions.ts';

const mostBytes = 5 * 1024 * 1024;
const base = '/v1/spaces/:space';
const reads = ['GET', 'HEAD'];

/** What only administrators change: with it the content of every story could become invalid. */
const model = ['components', 'component_groups', 'presets', 'internal_tags'];

/** The management API, `/v1/…` (docs/reference/management-api.md). */
export function manageContent(router: Hono, context: ContentContext): void {
  router.use(
    '/v1/*',
    bodyLimit({ maxSize: mostBytes, onError: (c) => c.json({ error: 'The body is larger than 5 MB' }, 413) }),
  );
  const guard = guardManagement(context);
  router.use('/v1/users/me', guard);
  router.use('/v1/spaces', guard);
  router.use(`${base}/*`, guard, auditWrites(context, base));
  for (const name of model) {
    router.use(`${base}/${name}/*`, async (c, next) => {
      if (!reads.includes(c.req.method)) requireRole(c, 'administrator', 'change the content model');
      await next();
    });
  }
  for (const name of ['datasources', 'datasource_entries']) {
    router.use(`${base}/${name}/*`, async (c, next) => {
      if (!reads.includes(c.req.method)) requireRole(c, 'publisher', 'change what the public sees at once');
      await next();
    });
  }
  showManagedSpace(router, context, base);
  manageStories(router, context, `${base}/stories`);
  managePresence(router, context, `${base}/stories`);
  listVersions(router, context, base);
  manageSchedulings(router, context, base);
  manageDocuments(router, context, base);
  manageDatasources(router, context, base);
  manageAssets(router, context, `${base}/assets`);
}
