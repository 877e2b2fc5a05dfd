import type {
  DatasourceEntriesResponse,
  DatasourceEntry,
  Link,
  LinksResponse,
  Space,
  StoriesResponse,
  StoryResponse,
  UrlLink,
} from '#protocol/storyblok/cdn.ts';
import { linkUuids, relationUuids } from '#protocol/storyblok/references.ts';
import type { Story, StoryVersion } from '#protocol/storyblok/story.ts';
import { ContentError } from './content-error.ts';
import { type StoriesQuery, type StoryQuery, wireStoriesQuery, wireStoryQuery } from './content-query.ts';
import { createContentReader, type ReadQuery } from './content-reader.ts';
import type { ContentAnswer } from './request-content.ts';
import { resolveStories } from './resolve-stories.ts';

export type ContentClientOptions = {
  /** The delivery API with its version: `https://api.storyblok.com/v2`. */
  baseUrl: string;
  token: string;
  /** For drafts; by default `token`, which the service then refuses unless it is a preview token. */
  previewToken?: string;
  /**
   * Requests a second, 0 for no limit; 5 by default (docs/reference/requests.md#rate-limits). Where several processes keep
   * one limit: what resolves when a request may begin.
   */
  rateLimit?: number | (() => Promise<void>);
  /** Tries again on 429; 5 by default (docs/reference/requests.md#retries). */
  maxRetries?: number;
  fetch?: typeof fetch;
  /** For each request; 10 s by default. */
  timeoutMs?: number;
  /** The cv that the footer is read at; 1723735545 by default (docs/reference/content-protocol.md#endpoints). */
  footerCv?: number;
  /** How long a publish may stay unseen when nobody calls `refresh`; 2 s by default. */
  cvMaxAgeMs?: number;
};

/**
 * Reads of the content service. Not found is null; every other failure throws `ContentError`.
 *
 * Relations and links are resolved into place and every story is plain JSON without cycles: a relation field holds
 * stories, and a uuid where the story may not be seen or is open already. A publish shows in every read that begins
 * at most `cvMaxAgeMs` later, or at once after `refresh`, which a webhook should call, or `space`. Who keeps answers by
 * `space().version` gets none that is older than that; where that number came from another process, `refresh(version)`
 * says so first.
 */
export type ContentClient = {
  story: (slug: string, query: StoryQuery) => Promise<Story | null>;
  stories: (query: StoriesQuery) => Promise<{ stories: Story[]; total: number }>;
  /** All pages of a list, `perPage` at a time. */
  allStories: (query: Omit<StoriesQuery, 'page'>) => Promise<Story[]>;
  /** A copy of a story that an editor has not saved yet, with relations and links put into place as `story` does. */
  resolve: (story: Story, query: StoryQuery) => Promise<Story>;
  /** Every story and folder by uuid, without content. */
  links: (version: StoryVersion) => Promise<Record<string, Link>>;
  /** A datasource's entries in their order; none for an unknown one. */
  datasource: (slug: string) => Promise<DatasourceEntry[]>;
  /** The story `global-elements/footer`, read at the fixed cv unless the space has moved on from that answer. */
  footer: (version: StoryVersion) => Promise<Story | null>;
  space: () => Promise<Space>;
  /** Makes the next read ask for the space's current cv; or, where it is known from elsewhere, reads from there on. */
  refresh: (cv?: number) => void;
};

const FOOTER_SLUG = 'global-elements/footer';
const LINKS_PER_PAGE = 1000;
/** As the vendor's own client does. */
const RELATIONS_PER_BATCH = 50;

/** Makes the client of one space. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const reader = createContentReader({
    baseUrl: options.baseUrl,
    token: options.token,
    previewToken: options.previewToken ?? options.token,
    rateLimit: options.rateLimit ?? 5,
    maxRetries: options.maxRetries ?? 5,
    fetch: options.fetch ?? fetch,
    timeoutMs: options.timeoutMs ?? 10_000,
    cvMaxAgeMs: options.cvMaxAgeMs ?? 2_000,
  });
  const footerCv = options.footerCv ?? 1723735545;

  async function readStory(slug: string, query: StoryQuery): Promise<{ story: Story; cv: number } | null> {
    const segments = slug.split('/').filter(Boolean);
    // A dot segment would be resolved away and ask for something else than a story.
    if (segments.length === 0 || segments.includes('.') || segments.includes('..')) return null;
    const path = `cdn/stories/${segments.map(encodeURIComponent).join('/')}`;
    const result = await reader.get<StoryResponse>(path, wireStoryQuery(query));
    if (!result) return null;
    const { story, cv } = result.data;
    await resolve([story], result.data, query);
    return { story, cv };
  }

  async function stories(query: StoriesQuery): Promise<{ stories: Story[]; total: number }> {
    const result = await reader.get<StoriesResponse>('cdn/stories', wireStoriesQuery(query));
    if (!result) throw new ContentError('Content service, cdn/stories: no such address', { status: 404 });
    await resolve(result.data.stories, result.data, query);
    return { stories: result.data.stories, total: result.total };
  }

  /** Puts the relations and links that were asked for into place. */
  async function resolve(found: Story[], answer: StoryResponse | StoriesResponse, query: StoriesQuery): Promise<void> {
    const { resolveRelations = [], resolveLinks } = query;
    const [rels, links] = await Promise.all([
      resolveRelations.length === 0 ? [] : answer.rel_uuids ? byUuids(answer.rel_uuids, query) : answer.rels,
      resolveLinks === undefined ? [] : answer.link_uuids ? byUuids(answer.link_uuids, query) : answer.links,
    ]);
    resolveStories(found, { rels, links, fields: new Set(resolveRelations) });
  }

  /** The stories that an answer has too many of to bring them along: it names their uuids alone. */
  async function byUuids(uuids: readonly string[], query: StoriesQuery): Promise<Story[]> {
    const batches = Array.from({ length: Math.ceil(uuids.length / RELATIONS_PER_BATCH) }, (_, index) =>
      uuids.slice(index * RELATIONS_PER_BATCH, (index + 1) * RELATIONS_PER_BATCH),
    );
    const answers = await Promise.all(
      batches.map((batch) => {
        return reader.get<StoriesResponse>('cdn/stories', {
          version: query.version,
          language: query.language,
          fallback_lang: query.fallbackLanguage,
          excluding_fields: query.excludingFields?.join(','),
          by_uuids: batch.join(','),
          per_page: RELATIONS_PER_BATCH,
        });
      }),
    );
    return answers.flatMap((answer) => answer?.data.stories ?? []);
  }

  /** The stories that unsaved content names, and those that they name in turn. */
  async function resolveUnsaved(story: Story, query: StoryQuery): Promise<Story> {
    const copy = structuredClone(story);
    const fields = new Set(query.resolveRelations);
    const linked = query.resolveLinks === undefined ? [] : linkUuids([copy.content]);
    const named = await byUuids([...new Set([...relationUuids([copy.content], fields), ...linked])], query);
    const known = new Set(named.map(({ uuid }) => uuid));
    const further = relationUuids(
      named.map(({ content }) => content),
      fields,
    ).filter((uuid) => !known.has(uuid));
    const found = [...named, ...(await byUuids(further, query))];
    resolveStories([copy], { rels: found, links: found.map(placeOf), fields });
    return copy;
  }

  /** Reads pages until all are there; a service may give fewer a page than asked for. */
  async function pages<Data>(path: string, query: ReadQuery): Promise<Data[]> {
    const results: Data[] = [];
    for (let page = 1, total = 1, seen = 0; seen < total; page++) {
      const result: ContentAnswer<Data> | null = await reader.get<Data>(path, { ...query, page });
      if (!result) break;
      results.push(result.data);
      total = result.total;
      if (!result.perPage) break;
      seen += result.perPage;
    }
    return results;
  }

  return {
    story: async (slug, query) => (await readStory(slug, query))?.story ?? null,
    stories,
    allStories: async (query) => {
      const perPage = query.perPage ?? 25;
      const first = await stories({ ...query, page: 1, perPage });
      const further = Array.from({ length: Math.max(Math.ceil(first.total / perPage) - 1, 0) }, (_, index) =>
        stories({ ...query, page: index + 2, perPage }),
      );
      return [first, ...(await Promise.all(further))].flatMap((page) => page.stories);
    },
    links: async (version) => {
      const results = await pages<LinksResponse>('cdn/links', { version, paginated: 1, per_page: LINKS_PER_PAGE });
      return Object.assign({}, ...results.map(({ links }) => links));
    },
    datasource: async (slug) => {
      const query = { version: 'published', datasource: slug, per_page: LINKS_PER_PAGE } as const;
      const results = await pages<DatasourceEntriesResponse>('cdn/datasource_entries', query);
      return results.flatMap((result) => result.datasource_entries);
    },
    footer: async (version) => {
      const fixed = await readStory(FOOTER_SLUG, { version, cv: footerCv, resolveLinks: 'link' });
      if (version === 'draft') return fixed?.story ?? null;
      // Behind a CDN the fixed address may be answered from a cache; an answer says which cv it was made at.
      const current = await reader.currentCv();
      if (fixed && (current === undefined || fixed.cv >= current)) return fixed.story;
      return (await readStory(FOOTER_SLUG, { version, resolveLinks: 'link' }))?.story ?? null;
    },
    resolve: resolveUnsaved,
    space: reader.space,
    refresh: reader.refresh,
  };
}

/** What `resolve_links=url` says of a story. */
function placeOf({ id, uuid, name, slug, full_slug, path }: Story): UrlLink {
  return { id, uuid, name, slug, full_slug, url: path ?? full_slug };
}
