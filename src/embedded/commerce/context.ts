import type { CacheMap } from 'dataloader';
import type { Kysely } from 'kysely';
import type { DatabaseKind } from '#services/database/open-database.ts';
import type { Passwords } from '#services/passwords.ts';
import type { Throttle } from './customers/throttle.ts';
import type { CommerceTables } from './database/tables.ts';
import type { Access } from './http/authorize.ts';
import type { Market } from './localization/market.ts';

/** A loader of `defineLoader`, whatever its keys and values are. */
type RequestLoader = { load(key: never): Promise<unknown> };

/**
 * What every resolver of one request shares; made anew for each request, so that its loaders forget with it. Requests that
 * read the catalogue alone share their loaders while the catalogue stays the same (graphql/catalogue-reads.ts).
 */
export type CommerceContext = {
  db: Kysely<CommerceTables>;
  kind: DatabaseKind;
  /** Absolute origin for image URLs and shop pages, without a trailing slash. */
  publicUrl: string;
  now: () => Date;
  /** The country, language and price list of `@inContext`. */
  market: Market;
  access: Access;
  /** Whose tries at logging in are counted together (http/buyer.ts); null for a site that counts its visitors itself. */
  buyer: string | null;
  passwords: Passwords;
  throttle: Throttle;
  /** Does something once the answer does not wait for it; its failure is reported, and a close waits for its end. */
  later: (work: () => Promise<void>) => void;
  /** Called after a transaction that may have left mail in the outbox. */
  afterCommit?: () => void;
  /** Hears, once it is durable, of which products more or fewer are there to be sold. */
  onStockChange?: (productIds: readonly number[]) => void;
  /** Inside a transaction: the products whose stock it changes. */
  stockChanges?: Set<number>;
  loaders: Map<unknown, RequestLoader>;
  /** What a loader remembers its values in, where it lives longer than the request; left out, a Map. */
  newLoaderCache?: <Key extends string | number, Value>() => CacheMap<Key, Promise<Value>>;
};
