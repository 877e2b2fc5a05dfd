import type { StoredStory } from './stored-story.ts';

const texts = new WeakMap<StoredStory, string>();

/** What `search_term` looks through: name, address and every text of the content, in lower case; cached once made. */
export function searchText(story: StoredStory): string {
  let text = texts.get(story);
  if (text === undefined) {
    const parts = [story.name, story.fullSlug];
    collect(story.content, parts);
    text = parts.join('\n').toLowerCase();
    texts.set(story, text);
  }
  return text;
}

function collect(value: unknown, parts: string[]): void {
  if (typeof value === 'string') parts.push(value);
  else if (Array.isArray(value)) for (const item of value) collect(item, parts);
  else if (value !== null && typeof value === 'object') {
    for (const [key, field] of Object.entries(value)) {
      if (key !== '_uid' && key !== 'component') collect(field, parts);
    }
  }
}
