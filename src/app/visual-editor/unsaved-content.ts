import { writeEditableMark } from '#protocol/storyblok/visual-editor.ts';

type Fields = Record<string, unknown>;

/** What an editor sends as the story's content: its blocks marked, in a copy. */
export function markedContent<Content>(content: Content, place: { space: string; storyId: number }): Content {
  const mark = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mark);
    // A story that a field names has marks of its own.
    if (!isFields(value) || isStory(value)) return value;
    const marked = Object.fromEntries(Object.entries(value).map(([field, part]) => [field, mark(part)]));
    const { component: name, _uid: uid } = value;
    if (typeof name !== 'string' || typeof uid !== 'string') return marked;
    return { ...marked, _editable: writeEditableMark({ name, space: place.space, uid, id: String(place.storyId) }) };
  };
  return mark(content) as Content;
}

/**
 * Content with the stories that its fields name in the place of their uuids, as far as the page shows them already, in a
 * copy: an editor that was not asked to resolve them sends uuids alone. `relations` are the fields, as `component.field`.
 */
export function withKnownStories<Content>(content: Content, shown: unknown, relations: readonly string[]): Content {
  const known = new Map<string, unknown>();
  const places = new Map<string, unknown>();
  collect(shown);
  const fields = new Set(relations);

  function collect(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    if (isFields(value)) {
      if (isStory(value)) known.set(String(value.uuid), value);
      if (value.linktype === 'story' && value.story) places.set(linkedUuid(value), value.story);
    }
    for (const part of Object.values(value)) collect(part);
  }
  function place(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(place);
    if (!isFields(value) || isStory(value)) return value;
    const entries = Object.entries(value).map(([field, part]) => {
      const isRelation = fields.has(`${value.component}.${field}`);
      return [field, isRelation ? named(part) : place(part)];
    });
    const placed = Object.fromEntries(entries) as Fields;
    const linked = value.linktype === 'story' && !value.story ? places.get(linkedUuid(value)) : undefined;
    return linked ? { ...placed, story: linked } : placed;
  }
  function named(reference: unknown): unknown {
    if (Array.isArray(reference)) return reference.map(named);
    return (typeof reference === 'string' && known.get(reference)) || reference;
  }
  return place(content) as Content;
}

/** A link field has the story's uuid as `id`, a link in rich text as `uuid`. */
function linkedUuid({ fieldtype, id, uuid }: Fields): string {
  return String(fieldtype === 'multilink' ? id : uuid);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStory(value: Fields): boolean {
  return typeof value.uuid === 'string' && typeof value.full_slug === 'string' && isFields(value.content);
}
