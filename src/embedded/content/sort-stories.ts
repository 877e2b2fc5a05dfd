import { ApiError } from './api-error.ts';
import { integerOf, numberOf, valueAt } from './filter-stories.ts';
import type { StoredStory } from './stored-story.ts';

type SortKey = string | number | null;
type SortTerm = { key: (story: StoredStory) => SortKey; descending: boolean; nullsFirst: boolean };

const PROPERTIES: Record<string, (story: StoredStory) => SortKey> = {
  id: (story) => story.id,
  uuid: (story) => story.uuid,
  name: (story) => story.name,
  slug: (story) => story.slug,
  full_slug: (story) => story.fullSlug,
  path: (story) => story.path,
  position: (story) => story.position,
  created_at: (story) => story.createdAt,
  updated_at: (story) => story.updatedAt,
  published_at: (story) => story.publishedAt,
  first_published_at: (story) => story.firstPublishedAt,
  sort_by_date: (story) => story.sortByDate,
};

/**
 * Sorts by `field:asc|desc[:int|float][:nulls_first|nulls_last]`, several joined with commas
 * (docs/reference/content-protocol.md#sorting).
 *
 * Fields of the content sort as text unless a type is named; nulls come last either way unless said otherwise. Without
 * `sortBy` the order is the vendor's: position, highest first. Equal stories stand in order of their ids. Throws 422
 * for a term that is not of that form.
 */
export function sortStories(stories: readonly StoredStory[], sortBy: string | undefined): StoredStory[] {
  const terms = (sortBy || 'position:desc').split(',').map(sortTerm);
  const keyed = stories.map((story) => ({ story, keys: terms.map((term) => term.key(story)) }));
  keyed.sort((left, right) => {
    for (const [index, term] of terms.entries()) {
      const order = compareKeys(left.keys[index] ?? null, right.keys[index] ?? null, term);
      if (order !== 0) return order;
    }
    return left.story.id - right.story.id;
  });
  return keyed.map(({ story }) => story);
}

function sortTerm(text: string): SortTerm {
  const [field = '', ...options] = text.trim().split(':');
  const unknown = options.find((option) => !/^(asc|desc|int|float|nulls_first|nulls_last)$/.test(option));
  if (unknown !== undefined) throw new ApiError(422, `sort_by option ${unknown} is not known`);
  const key = sortKey(field);
  return {
    key: typed(key, options),
    descending: options.includes('desc'),
    nullsFirst: options.includes('nulls_first'),
  };
}

function sortKey(field: string): (story: StoredStory) => SortKey {
  if (field.startsWith('content.')) {
    const path = field.slice('content.'.length).split('.');
    return (story) => {
      const value = valueAt(story.content, path);
      return value === undefined || value === null
        ? null
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value);
    };
  }
  const property = Object.hasOwn(PROPERTIES, field) ? PROPERTIES[field] : undefined;
  if (!property) throw new ApiError(422, `sort_by field ${field} is not known`);
  return property;
}

function typed(key: (story: StoredStory) => SortKey, options: readonly string[]): (story: StoredStory) => SortKey {
  if (options.includes('int')) return (story) => integerOf(key(story));
  if (options.includes('float')) return (story) => numberOf(key(story));
  return key;
}

function compareKeys(left: SortKey, right: SortKey, term: SortTerm): number {
  if (left === null || right === null) {
    if (left === right) return 0;
    return (left === null) === term.nullsFirst ? -1 : 1;
  }
  const order = left < right ? -1 : left > right ? 1 : 0;
  return term.descending ? -order : order;
}
