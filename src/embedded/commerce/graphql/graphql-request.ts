import type { Access } from '../http/authorize.ts';

export type GraphqlRequest = {
  /** The body it came in: the same body is answered from the cache without being read again. */
  text?: string;
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

/** A response body; `data` is absent when nothing was executed. `bytes` are the whole body, where it is written already. */
export type GraphqlResponse = { data?: unknown; errors?: object[]; extensions?: object; bytes?: Buffer };
