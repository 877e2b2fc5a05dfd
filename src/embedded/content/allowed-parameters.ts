import { ApiError } from './api-error.ts';

const ANY = ['token', 'version', 'cv'];
const STORY_PRESENTATION = [
  'from_release',
  'resolve_links',
  'resolve_links_level',
  'resolve_relations',
  'resolve_level',
  'resolve_assets',
  'language',
  'fallback_lang',
  'excluding_fields',
  'excluding_story_fields',
];
const PAGING = ['page', 'per_page'];
const DATES = ['published_at', 'first_published_at', 'updated_at'].flatMap((column) =>
  ['gt', 'gte', 'lt', 'lte'].map((suffix) => `${column}_${suffix}`),
);

/**
 * The parameters each endpoint takes (docs/reference/content-protocol.md#endpoints); `version` and `cv` come with every
 * call of the vendor's clients.
 */
const ALLOWED = {
  stories: [
    ...STORY_PRESENTATION,
    ...PAGING,
    ...DATES,
    'starts_with',
    'search_term',
    'sort_by',
    'by_slugs',
    'excluding_slugs',
    'by_uuids',
    'by_uuids_ordered',
    'by_ids',
    'excluding_ids',
    'with_tag',
    'is_startpage',
    'level',
    'content_type',
    'in_workflow_stages',
    'filter_query',
  ],
  story: [...STORY_PRESENTATION, 'find_by', 'content_type'],
  links: [...PAGING, 'starts_with', 'with_parent', 'include_dates', 'paginated', 'by_uuid', 'sort_by'],
  link: ['include_dates'],
  datasources: [...PAGING, 'search', 'by_ids'],
  datasource: [],
  datasource_entries: [...PAGING, 'datasource', 'dimension'],
  tags: ['starts_with'],
  space: [],
} satisfies Record<string, string[]>;

export type Endpoint = keyof typeof ALLOWED;

/** Throws 422 naming every parameter that the endpoint does not know. */
export function checkParameters(endpoint: Endpoint, query: URLSearchParams): void {
  const allowed = new Set<string>([...ANY, ...ALLOWED[endpoint]]);
  const unknown = new Set<string>();
  for (const name of query.keys()) {
    const top = name.replace(/\[.*$/s, '');
    if (!allowed.has(top)) unknown.add(top);
  }
  if (unknown.size > 0) throw new ApiError(422, `Parameter(s) ${[...unknown].join(', ')} not allowed`);
}
