import type { ContentType } from '../registry/schemas.ts';

export type TagCount = { tag: string; count: number };

/** Each tag with the number of pictures that carry it: most used first, or by name. */
export function tagCounts(
  entries: readonly { content: Pick<ContentType<'mood_entry'>, 'tags'> }[],
  sort: 'count' | 'name' = 'count',
): TagCount[] {
  const counts = new Map<string, number>();
  for (const { content } of entries) for (const tag of content.tags ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => (sort === 'name' ? 0 : b.count - a.count) || a.tag.localeCompare(b.tag));
}
