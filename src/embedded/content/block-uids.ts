import type { BlockValue } from '#protocol/storyblok/story.ts';

/**
 * A copy of a story's content as it is stored: every block has a `_uid`, made from where the block stands
 * (`body.0`) by `uidAt` if it has none, and the marks of a draft that an editor sends back are gone.
 */
export function withBlockUids(
  content: { component: string; [field: string]: unknown },
  uidAt: (place: string) => string,
): BlockValue {
  return fill(content, '', uidAt) as BlockValue;
}

function fill(value: unknown, place: string, uidAt: (place: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => fill(item, `${place}.${index}`, uidAt));
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '_editable')
      .map(([key, field]) => [key, fill(field, `${place}.${key}`, uidAt)]),
  );
  if (typeof fields.component !== 'string' || fields._uid) return fields;
  return { ...fields, _uid: uidAt(place) };
}
