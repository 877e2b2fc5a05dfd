import type { BlockValue } from '#protocol/storyblok/story.ts';
import { nameUuid } from '#protocol/storyblok/story-uuid.ts';

/** A copy of a story's content in which every block has a `_uid`; a missing one is made from where the block stands. */
export function withBlockUids(content: { component: string; [field: string]: unknown }, fullSlug: string): BlockValue {
  return fill(content, `block:${fullSlug}`) as BlockValue;
}

function fill(value: unknown, place: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => fill(item, `${place}.${index}`));
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, fill(field, `${place}.${key}`)]));
  if (typeof fields.component !== 'string' || fields._uid) return fields;
  return { ...fields, _uid: nameUuid(place) };
}
