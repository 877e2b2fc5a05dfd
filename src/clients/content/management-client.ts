import type {
  ManagementStoriesResponse,
  ManagementStory,
  ManagementStoryRequest,
  ManagementStoryResponse,
  PublishCheckResponse,
  PublishFinding,
} from '#protocol/storyblok/management.ts';
import { ContentError } from './content-error.ts';
import { createContentRequest } from './request-content.ts';

export type ManagementClientOptions = {
  /** The management API with its version: `https://mapi.storyblok.com/v1`. */
  baseUrl: string;
  /** The OAuth or personal access token. */
  token: string;
  spaceId: number;
  /** Requests a second, 0 for no limit; 3 by default (docs/reference/requests.md#rate-limits). */
  rateLimit?: number;
  /** Tries again on 429; 5 by default (docs/reference/requests.md#retries). */
  maxRetries?: number;
  fetch?: typeof fetch;
  /** For each request; 10 s by default. */
  timeoutMs?: number;
};

/** Writes to the content service. Not found is null where said; every other failure throws `ContentError`. */
export type ManagementClient = {
  /** The story with this full slug, with its draft content; null where there is none. */
  storyBySlug: (slug: string) => Promise<ManagementStory | null>;
  create: (request: ManagementStoryRequest) => Promise<ManagementStory>;
  update: (id: number, request: ManagementStoryRequest) => Promise<ManagementStory>;
  /** Throws where the service refuses content that does not fit its components, unless it is forced. */
  publish: (id: number, how?: { force?: boolean }) => Promise<ManagementStory>;
  /** What is wrong with the draft; null where the service has no such check (a vendor's). */
  publishCheck: (id: number) => Promise<PublishFinding[] | null>;
  unpublish: (id: number) => Promise<ManagementStory>;
  remove: (id: number) => Promise<ManagementStory>;
};

/** Makes the client of one space. */
export function createManagementClient(options: ManagementClientOptions): ManagementClient {
  const request = createContentRequest({
    baseUrl: options.baseUrl,
    fetch: options.fetch ?? fetch,
    rateLimit: options.rateLimit ?? 3,
    maxRetries: options.maxRetries ?? 5,
    timeoutMs: options.timeoutMs ?? 10_000,
    headers: { Authorization: options.token },
  });
  const base = `spaces/${options.spaceId}/stories`;

  async function story(
    path: string,
    init?: Parameters<typeof request>[2],
    query: Parameters<typeof request>[1] = {},
  ): Promise<ManagementStory> {
    return (await request<ManagementStoryResponse>(path, query, init)).data.story;
  }

  return {
    storyBySlug: async (slug) => {
      const list = await request<ManagementStoriesResponse>(base, { with_slug: slug, story_only: true });
      const found = list.data.stories[0];
      return found ? story(`${base}/${found.id}`) : null;
    },
    create: (body) => story(base, { method: 'POST', body }),
    update: (id, body) => story(`${base}/${id}`, { method: 'PUT', body }),
    publish: (id, { force = false } = {}) =>
      story(`${base}/${id}/publish`, undefined, force ? { force_publish: 1 } : {}),
    publishCheck: async (id) => {
      try {
        const init = { method: 'POST', body: { story: {} } } as const;
        return (await request<PublishCheckResponse>(`${base}/${id}/publish_check`, {}, init)).data.findings;
      } catch (error) {
        if (error instanceof ContentError && error.status === 404) return null;
        throw error;
      }
    },
    unpublish: (id) => story(`${base}/${id}/unpublish`),
    remove: (id) => story(`${base}/${id}`, { method: 'DELETE' }),
  };
}
