import type { Space, SpaceResponse } from '#protocol/storyblok/cdn.ts';
import type { StoryVersion } from '#protocol/storyblok/story.ts';
import { ContentError } from './content-error.ts';
import { type ContentAnswer, createContentRequest, type RequestOptions, type RequestQuery } from './request-content.ts';

export type ContentReaderOptions = RequestOptions & {
  token: string;
  previewToken: string;
  cvMaxAgeMs: number;
};

export type ReadQuery = RequestQuery & { version: StoryVersion; cv?: number | undefined };

export type ContentReader = {
  /** One read; null when there is no such record. Throws `ContentError`. */
  get: <Data>(path: string, query: ReadQuery) => Promise<ContentAnswer<Data> | null>;
  /** The space, read anew; what it says of cv counts from here on. */
  space: () => Promise<Space>;
  currentCv: () => Promise<number | undefined>;
  refresh: (cv?: number) => void;
};

/**
 * Reads of the delivery API. Published reads name the `cv` that `cdn/spaces/me` gave at most `cvMaxAgeMs` ago, unless they
 * say another: an address with an old `cv` may be answered from a CDN for ever, and a publish would never be seen.
 */
export function createContentReader(options: ContentReaderOptions): ContentReader {
  const request = createContentRequest(options);
  const tokens = { published: options.token, draft: options.previewToken };
  let known: { cv: number | undefined; readAt: number } = { cv: undefined, readAt: Number.NEGATIVE_INFINITY };
  let reading: Promise<number | undefined> | undefined;
  // Counts the refreshes: a question that was under way during one may have been answered before the publish.
  let refreshes = 0;

  async function ask<Data>(path: string, query: ReadQuery): Promise<ContentAnswer<Data> | null> {
    try {
      return await request<Data>(path, { ...query, token: tokens[query.version] });
    } catch (error) {
      if (error instanceof ContentError && error.status === 404) return null;
      throw error;
    }
  }

  async function space(): Promise<Space> {
    const [readAt, begun] = [performance.now(), refreshes];
    const result = await ask<SpaceResponse>('cdn/spaces/me', { version: 'published' });
    if (!result) throw new ContentError('Content service, cdn/spaces/me: no such space', { status: 404 });
    const read = result.data.space;
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

  function currentCv(): Promise<number | undefined> {
    if (performance.now() - known.readAt < options.cvMaxAgeMs) return Promise.resolve(known.cv);
    if (reading) return reading;
    const begun = readCv().finally(() => {
      if (reading === begun) reading = undefined;
    });
    reading = begun;
    return begun;
  }

  return {
    async get<Data>(path: string, query: ReadQuery) {
      const cv = query.version === 'draft' ? undefined : (query.cv ?? (await currentCv()));
      return ask<Data>(path, { ...query, cv });
    },
    space,
    currentCv,
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
