import type { Story } from '#protocol/storyblok/story.ts';

/**
 * The manifest of cache tags: the name of everything that a page can be made from. A read notes its tags, a change
 * purges them; both ask this file, so they cannot disagree (docs/decisions/0021-page-cache.md).
 */
export const cacheTags = {
  /** A story's content, wherever it is shown. */
  story: (id: number | string) => `story:${id}`,
  /** A list of stories of one content type: which stories are in it, and in which order. */
  stories: (contentType: string) => `stories:${contentType}`,
  /** Lists of no one content type. */
  anyStories: 'stories',
  /** Every list of one content type: for changes of a story whose type is not known. */
  lists: 'stories-of-a-type',
  /** A story that was asked for by its uuid, or is named by one, and was not there. */
  missingStory: (uuid: string) => `missing:${uuid}`,
  /** The name and place of a story that something links to. */
  link: (id: number | string) => `link:${id}`,
  /** What lives at a full slug, a page or nothing. */
  slug: (fullSlug: string) => `slug:${fullSlug}`,
  /** How many tickets of an event, by the uuid of its story, are left on a day of which the page says it. */
  placesOn: (uuid: string, day: string) => `places:${uuid}:${day}`,
  /** That on no other day as many tickets of an event are taken: from so many on a page says how few are left. */
  placesTaken: (uuid: string, taken: number) => `places:${uuid}:taken-${taken}`,
  datasource: (slug: string) => `datasource:${slug}`,
  product: (id: string) => `product:${id}`,
  /** What a product's page finds by its handle, a product or nothing. */
  productHandle: (handle: string) => `product-handle:${handle}`,
  /** A list of products: which ones are in it, in which order, and what they cost. */
  products: 'products',
  /** Every page with a product on it: for changes of stock that do not say whose. */
  stock: 'stock',
  /** By its handle, and by its id. */
  collection: (name: string) => `collection:${name}`,
  /** The list of all collections. */
  collections: 'collections',
  /** The shop's name and policies. */
  shop: 'shop',
} as const;

/** On no page: these tell each process that its own reads of a service are old. */
export const serviceTags = { content: 'service:content', commerce: 'service:commerce' } as const;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Fields that hold an id of what they stand in, not a reference. */
const ownIds = new Set(['_uid', 'uuid', 'group_id', '_editable']);

/**
 * The tags of stories as the content client gives them: of each, of those put into place of relations, of links, and of
 * relations that lead nowhere yet. `listed` is the content type of a list: its tag stands for all stories of that type
 * at the first level.
 */
export function storyTags(stories: readonly (Story | null)[], listed: string | null = null): string[] {
  const tags = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      if (!ownIds.has(key) && uuidPattern.test(value)) tags.add(cacheTags.missingStory(value));
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, key);
    } else if (isRecord(value)) {
      if (isStory(value)) addStory(value);
      else visitFields(value);
    }
  };
  const visitFields = (record: Record<string, unknown>) => {
    if (record.linktype === 'story') {
      const target = isRecord(record.story) ? record.story : null;
      if (typeof target?.id === 'number') tags.add(cacheTags.link(target.id));
      else if (typeof record.id === 'string') tags.add(cacheTags.missingStory(record.id));
      return;
    }
    for (const [field, content] of Object.entries(record)) visit(content, field);
  };
  const addStory = (story: { id: unknown; content: unknown }) => {
    tags.add(cacheTags.story(String(story.id)));
    visit(story.content, 'content');
  };
  for (const story of stories) {
    if (!story) continue;
    if (listed !== null && story.content.component === listed) visit(story.content, 'content');
    else addStory(story);
  }
  return [...tags];
}

/** The tags of the place of a path: its own story, and those above it, whose names stand in its trail. */
export function pathTags(fullSlug: string): string[] {
  const segments = fullSlug.split('/');
  return segments.map((_, index) => cacheTags.slug(segments.slice(0, index + 1).join('/')));
}

/** The number at the end of a global id of the shop's API: `gid://shopify/Product/12` is `12`. */
export function numericId(globalId: string): string {
  return globalId.slice(globalId.lastIndexOf('/') + 1).replace(/\?.*$/, '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}

function isStory(value: Record<string, unknown>): value is { id: unknown; content: unknown } {
  return 'uuid' in value && 'id' in value && isRecord(value.content);
}
