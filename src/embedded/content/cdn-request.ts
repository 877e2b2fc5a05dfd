import type { StoryVersion } from '#protocol/storyblok/story.ts';
import { checkParameters, type Endpoint } from './allowed-parameters.ts';
import { ApiError, unauthorized } from './api-error.ts';
import type { ContentContext } from './content-context.ts';
import { listOf } from './select-stories.ts';
import type { Presentation } from './wire-story.ts';

export type CdnRequest = {
  query: URLSearchParams;
  version: StoryVersion;
  /** The space's current cache version. */
  cv: number;
  presentation: Presentation;
};

/**
 * Reads what every delivery request has: a token that may see the version asked for, and known parameters.
 *
 * Throws 401 for a wrong token and for a public one asking for drafts, 429 past the rate limit, 422 for a parameter
 * or version that is not known.
 */
export async function readCdnRequest(context: ContentContext, url: URL, endpoint: Endpoint): Promise<CdnRequest> {
  const query = url.searchParams;
  const token = query.get('token') ?? '';
  const version = query.get('version') || 'published';
  const preview = context.tokens.isPreview(token);
  if (!preview && !context.tokens.isPublic(token)) throw unauthorized();
  if (!context.withinLimit(token)) throw new ApiError(429, 'Rate limit reached');
  checkParameters(endpoint, query);
  if (version !== 'draft' && version !== 'published') throw new ApiError(422, `version is not known: ${version}`);
  if (version === 'draft' && !preview) throw unauthorized();
  const { cv } = await context.space.state();
  const languages = [query.get('language'), query.get('fallback_lang')];
  return {
    query,
    version,
    cv,
    presentation: {
      version,
      spaceId: context.spaceId,
      languages: languages.filter((code): code is string => code !== null && context.languages.includes(code)),
      excludingFields: new Set(listOf(query, 'excluding_fields')),
      excludingStoryFields: new Set(listOf(query, 'excluding_story_fields')?.filter((field) => EXCLUDABLE.has(field))),
    },
  };
}

/** Story fields that `excluding_story_fields` may leave out; the vendor ignores others. */
const EXCLUDABLE = new Set([
  'alternates',
  'created_at',
  'default_full_slug',
  'first_published_at',
  'group_id',
  'is_startpage',
  'lang',
  'meta_data',
  'parent_id',
  'path',
  'position',
  'published_at',
  'release_id',
  'sort_by_date',
  'tag_list',
  'taxonomy_terms',
  'translated_slugs',
  'updated_at',
]);

/**
 * Where a published request without `cv` is sent: the same address with the current one, parameters in order of
 * their names. The order within `filter_query` says what belongs together, so equal names keep theirs. The location
 * is a bare query, hence right under whatever path the service is mounted, and `%2F` in the path stays as it was.
 */
export function latestVersionRedirect({ query, version, cv }: CdnRequest): Response | null {
  if (version !== 'published' || query.has('cv')) return null;
  const top = (name: string) => name.replace(/\[.*$/s, '');
  const parameters: [string, string][] = [...query, ['cv', String(cv)]];
  parameters.sort(([left], [right]) => (top(left) < top(right) ? -1 : top(left) > top(right) ? 1 : 0));
  const location = `?${new URLSearchParams(parameters)}`;
  return new Response(JSON.stringify({ location }), {
    status: 301,
    headers: { location, 'content-type': 'application/json', 'cache-control': 'no-store' },
  });
}

/** The page asked for, with the size clamped between 1 and `most`. */
export function readPage(query: URLSearchParams, most: number, usual = 25): { page: number; perPage: number } {
  const positive = (name: string, otherwise: number) => {
    const value = query.get(name);
    return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : otherwise;
  };
  return { page: positive('page', 1), perPage: Math.min(positive('per_page', usual), most) };
}

/** A JSON answer of one page, with the headers that the vendor's client pages by. */
export function pageResponse(body: unknown, total: number, perPage: number): Response {
  return Response.json(body, { headers: { total: String(total), 'per-page': String(perPage) } });
}
