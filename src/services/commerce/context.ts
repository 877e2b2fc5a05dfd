import type DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../database/open-database.ts';
import type { CommerceTables } from './database/tables.ts';
import type { Market } from './localization/market.ts';

/** What every resolver of one request shares; made anew for each request, so that its loaders forget with it. */
export type CommerceContext = {
  db: Kysely<CommerceTables>;
  kind: DatabaseKind;
  /** Absolute origin for image URLs and shop pages, without a trailing slash. */
  publicUrl: string;
  now: () => Date;
  /** The country, language and price list of `@inContext`. */
  market: Market;
  loaders: Map<unknown, DataLoader<unknown, unknown, unknown>>;
};
