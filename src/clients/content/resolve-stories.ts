import type { ResolvedLink } from '#protocol/storyblok/cdn.ts';
import type { Story } from '#protocol/storyblok/story.ts';

export type Resolvable = {
  /** The stories that relation fields name, and what links to stories name. */
  rels: readonly Story[];
  links: readonly ResolvedLink[];
  /** The relation fields to resolve, as `component.field`. */
  fields: ReadonlySet<string>;
};

/**
 * Puts relations and links into place, as the vendor's own client does: a relation field gets copies of the stories that
 * its uuids name, a link to a story gets a copy in its field `story`.
 *
 * Relations inside a resolved story are resolved once more; theirs stay uuids, and a story that is open already keeps its
 * uuid. So stories that name each other end, and a large group of them stays small. What names no story that may be seen
 * stays a uuid, too.
 */
export function resolveStories(stories: readonly Story[], { rels, links, fields }: Resolvable): void {
  const relations = new Map(rels.map((story) => [story.uuid, story]));
  const linked = new Map(links.map((link) => [link.uuid, link]));
  // On the first level the vendor's client goes by the field's name alone.
  const names = new Set([...fields].map((field) => field.slice(field.lastIndexOf('.') + 1)));

  for (const story of stories) resolveValue(story.content, story.uuid);

  function resolveValue(value: unknown, uuid: string): void {
    if (Array.isArray(value)) {
      for (const item of value) resolveValue(item, uuid);
      return;
    }
    if (!isRecord(value)) return;
    const isBlock = Boolean(value.component && value._uid) || value.type === 'link';
    for (const [field, content] of Object.entries(value)) {
      if (isBlock && names.has(field)) {
        const references = [content].flat().map((item) => resolvedRelation(item, uuid));
        value[field] = Array.isArray(content) ? references.filter(Boolean) : references[0];
      } else {
        resolveValue(content, uuid);
        if (isBlock) resolveLink(content, uuid);
      }
    }
  }

  function resolvedRelation(reference: unknown, uuid: string): unknown {
    const story = typeof reference === 'string' ? relations.get(reference) : undefined;
    if (story) return copyOf(story, uuid);
    resolveValue(reference, uuid);
    return reference;
  }

  function resolveLink(value: unknown, uuid: string): void {
    if (!isRecord(value) || value.linktype !== 'story') return;
    const link = (value.fieldtype === 'multilink' && linked.get(String(value.id))) || linked.get(String(value.uuid));
    if (link) value.story = copyOf(link, uuid);
  }

  function copyOf<Resolved extends Story | ResolvedLink>(resolved: Resolved, uuid: string): Resolved {
    const copy = structuredClone(resolved);
    if ('content' in copy) resolveNested(copy.content, [uuid, copy.uuid]);
    return copy;
  }

  function resolveNested(value: unknown, open: readonly string[]): void {
    if (Array.isArray(value)) {
      for (const item of value) resolveNested(item, open);
      return;
    }
    if (!isRecord(value)) return;
    for (const [field, content] of Object.entries(value)) {
      if (fields.has(`${value.component}.${field}`)) value[field] = nestedRelation(content, open);
      else resolveNested(content, open);
    }
  }

  function nestedRelation(reference: unknown, open: readonly string[]): unknown {
    if (Array.isArray(reference)) return reference.map((item) => nestedRelation(item, open));
    if (typeof reference !== 'string' || open.includes(reference)) return reference;
    const story = relations.get(reference);
    return story ? structuredClone(story) : reference;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
