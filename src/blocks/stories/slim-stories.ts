import { onceForEach } from './once-for-each.ts';

/** Fields that only a story's own page needs: its sections, and what search engines and link previews show. */
const pageFields = new Set(['body', 'noindex', 'canonical', 'layout', 'header_style', 'footer']);

/**
 * A copy of stories or content without the page fields of the stories inside: what a page sends along of a story it
 * merely names need not bring that story's own page with it.
 */
export function slimStories<Value>(value: Value): Value {
  return slim(value, slimList) as Value;
}

type SlimList = (list: readonly unknown[]) => unknown[];

function slim(value: unknown, ofList: SlimList): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return ofList(value);
  if (isStory(value)) return slimStory(value);
  const slimmed: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) slimmed[key] = slim(field, ofList);
  return slimmed;
}

const slimItems: SlimList = (list) => list.map((item) => slim(item, slimItems));
// What the services answer is cached, so the same lists and stories come again with the next request.
const slimList = onceForEach(slimItems);

const slimStory = onceForEach((value: StoryShape): object => {
  const { id, uuid, name, slug, full_slug, content } = value;
  const remaining = Object.entries(content).filter(([key]) => !pageFields.has(key) && !key.startsWith('seo_'));
  return {
    id,
    uuid,
    name,
    slug,
    full_slug,
    content: Object.fromEntries(remaining.map(([key, field]) => [key, slim(field, slimItems)])),
  };
});

type StoryShape = { id: unknown; uuid: string; name: string; slug: string; full_slug: string; content: object };

function isStory(value: object): value is StoryShape {
  return 'uuid' in value && 'full_slug' in value && 'content' in value && typeof value.content === 'object';
}
