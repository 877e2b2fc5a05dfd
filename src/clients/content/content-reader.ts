import Storyblok, { type ISbResult } from 'storyblok-js-client';
import type { Space } from '#protocol/storyblok/cdn.ts';
import type { StoryVersion } from '#protocol/storyblok/story.ts';
import { ContentError } from './content-error.ts';
import { createRetryFetch, type RetryFetchOptions } from './retry-fetch.ts';
import { vendorError } from './vendor-error.ts';

export type ContentReaderOptions = RetryFetchOptions & {
  baseUrl: string;
  token: string;
  previewToken: string;
  cvMaxAgeMs: number;
};

export type ContentReader = {
  /** One read; null when there is no such record. Throws `ContentError`. */
  get: (path: string, query: Record<string, unknown> & { version: StoryVersion }) => Promise<ISbResult | null>;
  /** The space, read anew; what it says of cv counts from here on. */
  space: () => Promise<Space>;
  currentCv: () => Promise<number | undefined>;
  refresh: (cv?: number) => void;
};

/**
 * The vendor's client, held to the product's rules, once for each token.
 *
 * Its own retries, rate limit and memory of `cv` are switched off: it keeps `cv` for the whole process and would ask
 * for it for ever, so that behind a CDN a publish would never be seen. Instead every published read names the `cv`
 * that `cdn/spaces/me` gave at most `cvMaxAgeMs` ago.
 */
export function createContentReader(options: ContentReaderOptions): ContentReader {
  const retryFetch = createRetryFetch(options);
  let known: { cv: number | undefined; readAt: number } = { cv: undefined, readAt: Number.NEGATIVE_INFINITY };
  let reading: Promise<number | undefined> | undefined;
  // Counts the refreshes: a question that was under way during one may have been answered before the publish.
  let refreshes = 0;

  const clientFor = (accessToken: string) => {
    const client = new Storyblok({
      endpoint: options.baseUrl.replace(/\/$/, ''),
      accessToken,
      cache: { type: 'none', cv: 'manual' },
      rateLimit: 0,
      // The client reads 0 as "not set".
      maxRetries: -1,
      fetch: (input, init) => retryFetch(completeUrl(String(input), known.cv), init ?? {}),
    });
    client.resolveNestedRelations = false;
    return client;
  };
  const clients = { published: clientFor(options.token), draft: clientFor(options.previewToken) };

  const get: ContentReader['get'] = async (path, query) => {
    try {
      return await clients[query.version].get(path, query);
    } catch (thrown) {
      const error = vendorError(thrown, path);
      if (error.status === 404) return null;
      throw error;
    }
  };

  async function space(): Promise<Space> {
    const [readAt, begun] = [performance.now(), refreshes];
    const result = await get('cdn/spaces/me', { version: 'published' });
    if (!result) throw new ContentError('Content service, cdn/spaces/me: no such space', { status: 404 });
    const read = result.data.space as Space;
    known = { cv: Math.max(read.version, known.cv ?? 0), readAt: begun === refreshes ? readAt : known.readAt };
    return read;
  }

  async function readCv(): Promise<number | undefined> {
    // Without an answer the last cv goes on being used, so that one failing call does not stop all the others.
    await space().catch(() => {
      known = { ...known, readAt: performance.now() };
    });
    return known.cv;
  }

  return {
    get,
    space,
    currentCv: () => {
      if (performance.now() - known.readAt < options.cvMaxAgeMs) return Promise.resolve(known.cv);
      if (reading) return reading;
      const begun = readCv().finally(() => {
        if (reading === begun) reading = undefined;
      });
      reading = begun;
      return begun;
    },
    refresh: (cv) => {
      refreshes++;
      known =
        cv === undefined
          ? { ...known, readAt: Number.NEGATIVE_INFINITY }
          : { cv: Math.max(cv, known.cv ?? 0), readAt: performance.now() };
      reading = undefined;
    },
  };
}

/**
 * Completes the requests that the vendor's client makes of itself for relations in batches: they lack `cv`, and they
 * repeat the list's `starts_with`, which would lose every relation outside that folder.
 */
function completeUrl(address: string, cv: number | undefined): string {
  const url = new URL(address);
  if (url.searchParams.has('by_uuids')) url.searchParams.delete('starts_with');
  const takesCv = url.searchParams.get('version') === 'published' && !url.pathname.endsWith('/cdn/spaces/me');
  if (cv !== undefined && takesCv && !url.searchParams.has('cv')) url.searchParams.set('cv', String(cv));
  return url.href;
}
