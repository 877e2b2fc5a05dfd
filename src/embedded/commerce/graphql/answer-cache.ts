import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CommerceTables } from '../database/tables.ts';
import type { GraphqlRequest } from './graphql-request.ts';

/** An answer that may be given again: its data as JSON text, what its extensions are made of, and its work. */
export type CachedAnswer = { dataText: string; cost: number; work: number; context: object | null };

export type AnswerCache = {
  /** The cache key of the answer to a request. */
  keyOf: (request: GraphqlRequest) => string;
  /** The database's state; what was cached in another state is not given again. */
  stamp: () => Promise<string>;
  get: (key: string, stamp: string) => CachedAnswer | null;
  set: (key: string, stamp: string, answer: CachedAnswer) => void;
};

const CACHED_ANSWERS = 1_000;
const CACHED_CHARACTERS = 32_000_000;

/** Queries of the catalogue alone: the same for everybody, until something is written. */
const SHARED = new Set([
  ...['product', 'productByHandle', 'products', 'productRecommendations', 'productTags', 'productTypes'],
  ...['collection', 'collectionByHandle', 'collections', 'search', 'predictiveSearch'],
  ...['shop', 'localization', 'menu', 'page', 'pageByHandle', 'pages', 'sitemap', 'publicApiVersions'],
  ...['article', 'articles', 'blog', 'blogByHandle', 'blogs'],
]);

/**
 * Caches answers about the catalogue until the shop's tables change at all, by whomever: our dialect counts the writes of
 * this connection to them (writes_to), and SQLite the commits of all others (data_version). So no cached answer is ever old,
 * and no write has to remember what to forget. PostgreSQL has no such count; it answers every request anew.
 */
export function createAnswerCache(db: Kysely<CommerceTables>): AnswerCache {
  const answers = new LRUCache<string, CachedAnswer & { stamp: string }>({
    max: CACHED_ANSWERS,
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: ({ dataText }, key) => dataText.length + key.length,
  });
  return {
    keyOf: ({ query, variables, operationName, access = 'token' }) =>
      `${access}\n${operationName}\n${JSON.stringify(variables)}\n${query}`,
    async stamp() {
      const { rows } = await sql<{ state: string }>`
        select writes_to('commerce_') || ' ' || data_version as state from pragma_data_version
      `.execute(db);
      return rows[0]?.state ?? '';
    },
    get(key, stamp) {
      const answer = answers.get(key);
      return answer?.stamp === stamp ? answer : null;
    },
    set: (key, stamp, answer) => answers.set(key, { ...answer, stamp }),
  };
}

/** Whether an operation reads the catalogue alone, and does not depend on the time (`created_at:<now`). */
export function isShared(operation: OperationDefinitionNode, { query, variables }: GraphqlRequest): boolean {
  if (operation.operation !== OperationTypeNode.QUERY) return false;
  if (/_at:/.test(query) || /_at:/.test(JSON.stringify(variables))) return false;
  return operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && SHARED.has(selection.name.value),
  );
}
