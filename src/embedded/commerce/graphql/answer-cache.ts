import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CommerceTables } from '../database/tables.ts';
import type { GraphqlRequest } from './graphql-request.ts';

/** An answer that may be given again: its whole body as JSON, and its work. */
export type CachedAnswer = { bytes: Buffer; work: number };

export type AnswerCache = {
  /** The cache key of the answer to a request. */
  keyOf: (request: GraphqlRequest) => string;
  /**
   * The version of the catalogue, read after this call; what was cached at another version is not given again. One read
   * answers all who ask in one turn of the event loop.
   */
  version: () => Promise<number>;
  /** Whether something is cached under a key, of whichever version. */
  has: (key: string) => boolean;
  get: (key: string, version: number) => CachedAnswer | null;
  set: (key: string, version: number, answer: CachedAnswer) => void;
};

const CACHED_ANSWERS = 1_000;
const CACHED_BYTES = 32_000_000;

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
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  const query = db.selectFrom('commerce_catalogue_version').select('version').compile();
  let reading: Promise<number> | null = null;

  async function readVersion(): Promise<number> {
    const { rows } = await db.executeQuery(query);
    const [row] = rows;
    if (!row) throw new Error('The catalogue has no version.');
    return row.version;
  }

  return {
    keyOf: ({ query, variables, operationName, text, access = 'token' }) =>
      `${access}\n${text ?? JSON.stringify([operationName, variables, query])}`,
    version() {
      reading ??= new Promise((resolve, reject) => {
        setImmediate(() => {
          reading = null;
          readVersion().then(resolve, reject);
        });
      });
      return reading;
    },
    has: (key) => answers.has(key),
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
