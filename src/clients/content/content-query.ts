import type { StoryVersion } from '#protocol/storyblok/story.ts';
import type { ReadQuery } from './content-reader.ts';

/** How a read shows stories. */
export type StoryQuery = {
  version: StoryVersion;
  /** Cache version to read at; by default the space's current one. */
  cv?: number;
  /** Relation fields to put into place, as `component.field`. */
  resolveRelations?: readonly string[];
  /** What a link to a story gets in its `story` field: its place (`link`, `url`) or all of it. */
  resolveLinks?: 'link' | 'url' | 'story';
  language?: string;
  fallbackLanguage?: string;
};

/**
 * Which stories a list has; the names are the vendor's (docs/reference/content-protocol.md#endpoints), in camel case.
 */
export type StoriesQuery = StoryQuery & {
  /** With a final slash it also has the start page of that folder. */
  startsWith?: string;
  contentType?: string;
  /** `content.date:desc`, several joined with commas. */
  sortBy?: string;
  /** From 1. */
  page?: number;
  /** 25 by default (docs/reference/content-protocol.md#endpoints), 100 at most. */
  perPage?: number;
  bySlugs?: readonly string[];
  excludingSlugs?: readonly string[];
  byUuids?: readonly string[];
  withTag?: readonly string[];
  isStartpage?: boolean;
  searchTerm?: string;
  excludingFields?: readonly string[];
  /** `{ city: { in: 'Detroit' } }`, and `__or` with a list of such. */
  filter?: Record<string, unknown>;
};

/** The parameters of `cdn/stories/{slug}` (docs/reference/content-protocol.md#endpoints). */
export function wireStoryQuery(query: StoryQuery): ReadQuery {
  return {
    version: query.version,
    cv: query.cv,
    resolve_relations: query.resolveRelations?.length ? query.resolveRelations.join(',') : undefined,
    // Relations of relations come along, too.
    resolve_level: query.resolveRelations?.length ? 2 : undefined,
    resolve_links: query.resolveLinks,
    language: query.language,
    fallback_lang: query.fallbackLanguage,
  };
}

/** The parameters of `cdn/stories` (docs/reference/content-protocol.md#endpoints). */
export function wireStoriesQuery(query: StoriesQuery): ReadQuery {
  return {
    ...wireStoryQuery(query),
    starts_with: query.startsWith,
    content_type: query.contentType,
    sort_by: query.sortBy,
    page: query.page ?? 1,
    per_page: query.perPage ?? 25,
    by_slugs: query.bySlugs?.join(','),
    excluding_slugs: query.excludingSlugs?.join(','),
    by_uuids: query.byUuids?.join(','),
    with_tag: query.withTag?.join(','),
    is_startpage: query.isStartpage === undefined ? undefined : Number(query.isStartpage),
    search_term: query.searchTerm,
    excluding_fields: query.excludingFields?.join(','),
    filter_query: query.filter,
  };
}
