import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CommerceTables } from '../database/tables.ts';
import type { GraphqlRequest } from './graphql-request.ts';

/** An answer that may be given again: its data as JSON text, what its extensions are made of, and its work. */
export type CachedAnswer = { dataText: string; cost: number; work: number; context: object | null };

export type AnswerCache = {
  /** The cache key of the answer to a request. */
  keyOf: (request: GraphqlRequest) => string;
  /** The version of the catalogue; what was cached at another version is not given again. */
  version: () => Promise<number>;
  get: (key: string, version: number) => CachedAnswer | null;
  set: (key: string, version: number, answer: CachedAnswer) => void;
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
 * Caches answers about the catalogue until the catalogue changes, by whomever: triggers count its changes
 * (database/0013-catalogue-version.ts). So no cached answer is ever old, no write has to remember what to forget, and what
 * changes a cart or a customer leaves the cache as it is.
 */
export function createAnswerCache(db: Kysely<CommerceTables>): AnswerCache {
  const answers = new LRUCache<string, CachedAnswer & { version: number }>({
    max: CACHED_ANSWERS,
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: ({ dataText }, key) => dataText.length + key.length,
  });
  return {
    keyOf: ({ query, variables, operationName, access = 'token' }) =>
      `${access}\n${operationName}\n${JSON.stringify(variables)}\n${query}`,
    async version() {
      const row = await db.selectFrom('commerce_catalogue_version').select('version').executeTakeFirstOrThrow();
      return row.version;
    },
    get(key, version) {
      const answer = answers.get(key);
      return answer?.version === version ? answer : null;
    },
    set: (key, version, answer) => answers.set(key, { ...answer, version }),
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
