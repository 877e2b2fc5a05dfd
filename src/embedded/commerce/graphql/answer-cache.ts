import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { OpenDatabase } from '#services/database/open-database.ts';
import type { CommerceTables } from '../database/tables.ts';
import type { Access } from '../http/authorize.ts';
import type { GraphqlRequest } from './graphql-request.ts';

/** An answer that may be given again: its whole body as JSON, and its work. */
export type CachedAnswer = { bytes: Buffer; work: number };

export type AnswerCache = {
  /** The cache key of the answer to a request. */
  keyOf: (request: GraphqlRequest) => string;
  /** The same, of a request whose body is known. */
  keyOfText: (text: string, access: Access) => string;
  /**
   * The version of the catalogue, read after this call; what was cached at another version is not given again. There is
   * one read at a time, and the next answers all who have asked meanwhile.
   */
  version: () => Promise<number>;
  /** Whether something is cached under a key, of whichever version. */
  has: (key: string) => boolean;
  get: (key: string, version: number) => CachedAnswer | null;
  /** Caches an answer when it is asked for the second time: what is asked once would only push others out. */
  offer: (key: string, version: number, answer: CachedAnswer) => void;
};

const CACHED_ANSWERS = 1_000;
const CACHED_BYTES = 32_000_000;
/** Requests that are known to have been made once. */
const SEEN_REQUESTS = 10_000;

/**
 * Caches answers about the catalogue until the catalogue changes, by whomever: triggers count its changes
 * (database/0013-catalogue-version.ts). So no cached answer is ever old, no write has to remember what to forget, and what
 * changes a cart or a customer leaves the cache as it is.
 */
export function createAnswerCache({ readNumber }: Pick<OpenDatabase<CommerceTables>, 'readNumber'>): AnswerCache {
  const answers = new LRUCache<string, CachedAnswer & { version: number }>({
    max: CACHED_ANSWERS,
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  const seen = new LRUCache<string, true>({ max: SEEN_REQUESTS });
  /** The read under way, or the last one; the one that begins after it. */
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<number> | null = null;

  async function beginNext(): Promise<number> {
    await current;
    await setImmediate();
    next = null;
    const read = readNumber('select version from commerce_catalogue_version');
    current = read.catch(() => {});
    return read;
  }

  return {
    keyOf: ({ query, variables, operationName, text, access = 'token' }) =>
      keyOfText(text ?? JSON.stringify([operationName, variables, query]), access),
    keyOfText,
    version() {
      next ??= beginNext();
      return next;
    },
    has: (key) => answers.has(key),
    get(key, version) {
      const answer = answers.get(key);
      return answer?.version === version ? answer : null;
    },
    offer(key, version, answer) {
      const digest = answers.has(key) ? null : hash('sha1', key, 'base64');
      if (digest === null || seen.has(digest)) answers.set(key, { ...answer, version });
      else seen.set(digest, true);
    },
  };
}

/** What may be read without a token is asked under a key that no text with an answer begins like. */
function keyOfText(text: string, access: Access): string {
  return access === 'token' ? text : `${access}\n${text}`;
}
