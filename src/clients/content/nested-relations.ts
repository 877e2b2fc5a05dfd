import type { Story } from '#protocol/storyblok/story.ts';

/**
 * Puts the second level of relations into place and leaves plain, finite stories.
 *
 * The vendor's client replaces the uuids of relation fields by copies of the stories they name. Its own treatment of
 * relations inside relations doubles the answer with every story of a group that name each other, so it is switched
 * off and done here: inside a resolved story, the wanted fields get copies of the stories of `rels`, whose own
 * relations stay uuids, and a story already open above keeps its uuid, so nothing repeats itself. What names no story
 * that may be seen stays a uuid too. The client's own `_stopResolving` marks are removed.
 */
export function resolveNested(stories: readonly Story[], rels: readonly Story[], fields: ReadonlySet<string>): void {
  const byUuid = new Map(rels.map((story) => [story.uuid, structuredClone(story)]));
  for (const story of stories) visit(story.content, [story.uuid]);

  function visit(value: unknown, open: readonly string[]): void {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, open);
      return;
    }
    if (value === null || typeof value !== 'object') return;
    if (isResolvedStory(value)) {
      delete value._stopResolving;
      fillFields(value.content, [...open, value.uuid]);
      return;
    }
    for (const field of Object.values(value)) visit(field, open);
  }

  function fillFields(value: unknown, open: readonly string[]): void {
    if (Array.isArray(value)) {
      for (const item of value) fillFields(item, open);
      return;
    }
    if (value === null || typeof value !== 'object') return;
    const block = value as Record<string, unknown>;
    for (const [field, content] of Object.entries(block)) {
      if (fields.has(`${block.component}.${field}`)) block[field] = resolved(content, open);
      else if (isResolvedStory(content)) delete content._stopResolving;
      else fillFields(content, open);
    }
  }

  function resolved(reference: unknown, open: readonly string[]): unknown {
    if (Array.isArray(reference)) return reference.map((item) => resolved(item, open));
    if (typeof reference !== 'string' || open.includes(reference)) return reference;
    const story = byUuid.get(reference);
    return story ? structuredClone(story) : reference;
  }
}

function isResolvedStory(value: unknown): value is Story & { _stopResolving?: boolean } {
  return value !== null && typeof value === 'object' && '_stopResolving' in value;
}
