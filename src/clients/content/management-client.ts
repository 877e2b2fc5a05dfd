import Storyblok from 'storyblok-js-client';
import type {
  ManagementStoriesResponse,
  ManagementStory,
  ManagementStoryRequest,
  ManagementStoryResponse,
} from '#protocol/storyblok/management.ts';
import { createRetryFetch } from './retry-fetch.ts';
import { vendorError } from './vendor-error.ts';

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
  publish: (id: number) => Promise<ManagementStory>;
  unpublish: (id: number) => Promise<ManagementStory>;
  remove: (id: number) => Promise<ManagementStory>;
};

/** Makes the client of one space. */
export function createManagementClient(options: ManagementClientOptions): ManagementClient {
  const retryFetch = createRetryFetch({
    fetch: options.fetch ?? fetch,
    rateLimit: options.rateLimit ?? 3,
    maxRetries: options.maxRetries ?? 5,
    timeoutMs: options.timeoutMs ?? 10_000,
  });
  const client = new Storyblok({
    endpoint: options.baseUrl.replace(/\/$/, ''),
    oauthToken: options.token,
    rateLimit: 0,
    // The client reads 0 as "not set".
    maxRetries: -1,
    fetch: (input, init) => retryFetch(String(input), init ?? {}),
  });
  const base = `spaces/${options.spaceId}/stories`;

  async function story(path: string, ask: (path: string) => Promise<{ data: unknown }>): Promise<ManagementStory> {
    try {
      return ((await ask(path)).data as ManagementStoryResponse).story;
    } catch (thrown) {
      throw vendorError(thrown, path);
    }
  }

  return {
    storyBySlug: async (slug) => {
      const query = { with_slug: slug, story_only: true } as Record<string, unknown>;
      const list = await client.get(base, query).catch((thrown) => {
        throw vendorError(thrown, base);
      });
      const found = (list.data as ManagementStoriesResponse).stories[0];
      return found ? story(`${base}/${found.id}`, (path) => client.get(path)) : null;
    },
    create: (request) => story(base, (path) => client.post(path, request as never)),
    update: (id, request) => story(`${base}/${id}`, (path) => client.put(path, request as never)),
    publish: (id) => story(`${base}/${id}/publish`, (path) => client.get(path)),
    unpublish: (id) => story(`${base}/${id}/unpublish`, (path) => client.get(path)),
    remove: (id) => story(`${base}/${id}`, (path) => client.delete(path)),
  };
}
