import type { Access } from '../http/authorize.ts';

export type GraphqlRequest = {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
  /** What it may read; left out, everything. */
  access?: Access;
  /** The API's version in the address; null, or left out, is the stable one. */
  version?: string | null;
  /** Who asks (http/buyer.ts): the query's work is taken from their allowance; null, or left out, from nobody's. */
  buyer?: string | null;
};

/**
 * A response body; `data` is absent when nothing was executed, and JSON text (`dataText`) where it comes from the cache.
 */
export type GraphqlResponse = { data?: unknown; dataText?: string; errors?: object[]; extensions?: object };
