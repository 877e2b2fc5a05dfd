import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CommerceContext } from '../context.ts';
import type { CommerceTables } from '../database/tables.ts';
import { type InContext, marketOf, readCountries, type ShopCountry } from '../localization/market.ts';

/** Rows that each loader remembers between requests. */
const loaderEntries = 2_000;

type SharedContext = Pick<CommerceContext, 'market' | 'loaders' | 'newLoaderCache'>;
type Reads = { version: number; countries: Promise<ShopCountry[]>; loaders: Map<string, CommerceContext['loaders']> };

/**
 * What requests that read the catalogue alone share between them, market by market, until the catalogue has another
 * version: the rows of its tables are read once. Answers the part of the context that is shared.
 */
export function createCatalogueReads(db: Kysely<CommerceTables>) {
  let reads: Reads | null = null;

  function newReads(version: number): Reads {
    const countries = readCountries(db);
    // A failed read is not remembered.
    countries.catch(() => {
      reads = null;
    });
    return { version, countries, loaders: new Map() };
  }

  return async (version: number, asked: InContext): Promise<SharedContext> => {
    if (reads?.version !== version) reads = newReads(version);
    const { countries, loaders } = reads;
    const market = marketOf(await countries, asked);
    const key = market.country.isoCode;
    const shared = loaders.get(key) ?? new Map();
    loaders.set(key, shared);
    return { market, loaders: shared, newLoaderCache: () => new LRUCache({ max: loaderEntries }) };
  };
}
