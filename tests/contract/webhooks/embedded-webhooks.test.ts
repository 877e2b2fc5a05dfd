import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createManagementClient } from '#clients/content/management-client.ts';
import { type ContentService, createContentService } from '#embedded/content/content-service.ts';
import { createWebhookSender } from '#server/webhooks/send-webhooks.ts';
import { webhookRoutes } from '#server/webhooks/webhook-routes.ts';

/** A site that takes webhooks, and the embedded content service that sends them. */
const secrets = { content: 'a secret of the space', commerce: 'a secret of the shop' };
const taken = vi.fn(async (_change: unknown) => true);
const takenOfShop = vi.fn(async (_topic: string, _change: unknown) => true);
const failures = vi.fn();
const site = webhookRoutes({
  secrets,
  onContentChange: taken,
  onCommerceChange: takenOfShop,
  logger: pino({ enabled: false }),
});
const webhooks = createWebhookSender({
  address: 'https://ash.example',
  secrets,
  fetch: (request) => site.fetch(request),
  report: failures,
});
let service: ContentService;
let editor: ReturnType<typeof createManagementClient>;

beforeAll(async () => {
  service = await createContentService({
    ...{ database: ':memory:', spaceId: 7, spaceName: 'Test', domain: 'https://ash.example' },
    ...{ publicToken: 'public', previewToken: 'preview', managementToken: 'management', rateLimit: 0 },
    onChange: webhooks.content,
  });
  await service.seed({
    stories: [{ full_slug: 'about', name: 'About', content: { component: 'page', body: [] } }],
    datasources: [],
  });
  editor = createManagementClient({
    ...{ baseUrl: 'http://content.embedded/v1', token: 'management', spaceId: 7, rateLimit: 0 },
    fetch: async (...request) => service.fetch(new Request(...request)),
  });
});
afterAll(() => service.close());
beforeEach(() => {
  taken.mockClear();
  failures.mockClear();
});

/** What the site was told, in order. */
async function told(): Promise<unknown[]> {
  await webhooks.settled();
  return taken.mock.calls.map(([change]) => change);
}

test('a story that is published or withdrawn is told, signed as the site expects it', async () => {
  const story = await editor.storyBySlug('about');
  await editor.publish(story?.id ?? 0);
  await editor.unpublish(story?.id ?? 0);
  const place = { story_id: story?.id, full_slug: 'about', space_id: 7 };
  expect(await told()).toEqual([
    { action: 'published', text: 'The story About (about) was published.', ...place },
    { action: 'unpublished', text: 'The story About (about) was unpublished.', ...place },
  ]);
  expect(failures).not.toHaveBeenCalled();
});

test('a draft that is only saved is not told', async () => {
  const story = await editor.storyBySlug('about');
  const address = `http://content.embedded/v1/spaces/7/stories/${story?.id}`;
  const body = JSON.stringify({ story: { name: 'About us' } });
  const headers = { Authorization: 'management', 'Content-Type': 'application/json' };
  expect((await service.fetch(new Request(address, { method: 'PUT', body, headers }))).status).toBe(200);
  expect(await told()).toEqual([]);
});

test('a product is told with its topic', async () => {
  webhooks.commerce({ topic: 'products/update', payload: { id: 12 } });
  await webhooks.settled();
  expect(takenOfShop.mock.calls).toEqual([['products/update', { id: 12 }]]);
});

test('a webhook that is not taken is reported, and nobody fails for it', async () => {
  taken.mockResolvedValueOnce(false);
  webhooks.content({ action: 'published', text: '' });
  await webhooks.settled();
  expect(failures).toHaveBeenCalledWith(new Error('/api/webhooks/content answered 400'));
});
