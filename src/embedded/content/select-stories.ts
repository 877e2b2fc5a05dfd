import { ApiError } from './api-error.ts';
import { bareSlug } from './content-seed.ts';
import { parseFilterQuery } from './filter-query.ts';
import { contentMatcher, dateOf, wildcard } from './filter-stories.ts';
import { searchText } from './search-text.ts';
import type { StoredStory } from './stored-story.ts';

type Test = (story: StoredStory) => boolean;

/**
 * The stories of a list, unsorted: every parameter of the contract's list that narrows it, all of which must hold.
 *
 * A start page counts under its folder too (`starts_with=hotels/ulysses/` has `hotels/ulysses`), as the vendor's
 * addresses of start pages end in a slash. There are no releases and no workflow stages here, so `from_release`
 * changes nothing and a wanted stage has no story. Throws 422 naming the parameter whose value cannot be read.
 */
export function selectStories(stories: readonly StoredStory[], query: URLSearchParams): StoredStory[] {
  const tests = [...identityTests(query), ...placeTests(query), ...dateTests(query), ...contentTests(query)];
  return stories.filter((story) => tests.every((test) => test(story)));
}

/** A parameter that holds several values, separated by commas; null when it is missing or empty. */
export function listOf(query: URLSearchParams, name: string): string[] | null {
  const value = query.get(name);
  return value === null || value === '' ? null : value.split(',').map((item) => item.trim());
}

function identityTests(query: URLSearchParams): Test[] {
  const uuids = listOf(query, 'by_uuids_ordered') ?? listOf(query, 'by_uuids');
  const ids = listOf(query, 'by_ids');
  const excludedIds = listOf(query, 'excluding_ids');
  const tests: Test[] = [];
  if (uuids) tests.push(memberTest(uuids, (story) => story.uuid));
  if (ids) tests.push(memberTest(ids, (story) => String(story.id)));
  if (excludedIds) {
    const excluded = memberTest(excludedIds, (story) => String(story.id));
    tests.push((story) => !excluded(story));
  }
  return tests;
}

function placeTests(query: URLSearchParams): Test[] {
  const tests: Test[] = [];
  const startsWith = query.get('starts_with')?.replace(/^\//, '');
  if (startsWith) tests.push((story) => addresses(story).some((address) => address.startsWith(startsWith)));
  const bySlugs = listOf(query, 'by_slugs');
  if (bySlugs) tests.push(slugTest(bySlugs));
  const excludingSlugs = listOf(query, 'excluding_slugs');
  if (excludingSlugs) {
    const excluded = slugTest(excludingSlugs);
    tests.push((story) => !excluded(story));
  }
  const startpage = query.get('is_startpage');
  if (startpage) {
    const wanted = startpage !== '0' && startpage !== 'false';
    tests.push((story) => story.isStartpage === wanted);
  }
  const level = query.get('level');
  if (level) {
    if (!/^\d+$/.test(level)) throw new ApiError(422, `level is not a number: ${level}`);
    tests.push((story) => story.fullSlug.split('/').length === Number(level));
  }
  return tests;
}

function dateTests(query: URLSearchParams): Test[] {
  const columns = {
    published_at: 'publishedAt',
    first_published_at: 'firstPublishedAt',
    updated_at: 'updatedAt',
  } as const;
  const bounds: Record<string, (time: number, bound: number) => boolean> = {
    gt: (time, bound) => time > bound,
    gte: (time, bound) => time >= bound,
    lt: (time, bound) => time < bound,
    lte: (time, bound) => time <= bound,
  };
  const tests: Test[] = [];
  for (const [column, field] of Object.entries(columns)) {
    for (const [suffix, holds] of Object.entries(bounds)) {
      const value = query.get(`${column}_${suffix}`);
      if (!value) continue;
      const bound = dateOf(value);
      if (bound === null) throw new ApiError(422, `${column}_${suffix} is not a date: ${value}`);
      tests.push((story) => {
        const time = dateOf(story[field]);
        return time !== null && holds(time, bound);
      });
    }
  }
  return tests;
}

function contentTests(query: URLSearchParams): Test[] {
  const tests: Test[] = [];
  const contentTypes = listOf(query, 'content_type');
  if (contentTypes) tests.push(memberTest(contentTypes, (story) => story.content.component));
  const tags = listOf(query, 'with_tag');
  if (tags) tests.push((story) => story.tags.some((tag) => tags.includes(tag)));
  if (listOf(query, 'in_workflow_stages')) tests.push(() => false);
  const filter = parseFilterQuery(query);
  if (filter.all.length + filter.any.length > 0) {
    const matches = contentMatcher(filter);
    tests.push((story) => matches(story.content));
  }
  const words = query.get('search_term')?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  if (words.length > 0) tests.push((story) => words.every((word) => searchText(story).includes(word)));
  return tests;
}

function memberTest(values: readonly string[], read: (story: StoredStory) => string): Test {
  const wanted = new Set(values);
  return (story) => wanted.has(read(story));
}

/** Addresses by which a story may be named: a start page also by its folder's, with the slash. */
function addresses(story: StoredStory): string[] {
  return story.isStartpage ? [story.fullSlug, `${story.fullSlug}/`] : [story.fullSlug];
}

function slugTest(patterns: readonly string[]): Test {
  const plain = new Set(patterns.filter((pattern) => !pattern.includes('*')).map(bareSlug));
  const wild = patterns
    .filter((pattern) => pattern.includes('*'))
    .map((pattern) => wildcard(pattern.replace(/^\//, '')));
  return (story) =>
    plain.has(story.fullSlug) || wild.some((matches) => addresses(story).some((address) => matches(address)));
}
