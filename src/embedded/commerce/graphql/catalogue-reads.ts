import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CommerceContext } from '../context.ts';
import type { CommerceTables } from '../database/tables.ts';
import type { Access } from '../http/authorize.ts';
import { type InContext, marketOf, readCountries, type ShopCountry } from '../localization/market.ts';

import { createJsonMemories, type JsonMemory } from './plan/json-memory.ts';

/** Rows that each loader remembers between requests. */
const loaderEntries = 2_000;

type SharedContext = Pick<CommerceContext, 'market' | 'loaders' | 'newLoaderCache'>;
type Reads = {
  version: number;
  countries: Promise<ShopCountry[]>;
  loaders: Map<string, CommerceContext['loaders']>;
  memoryOf: (readers: string) => JsonMemory;
};

/**
 * What requests that read the catalogue alone share between them, market by market, until the catalogue has another
 * version: the rows of its tables are read once, and what is answered of them is written once for those who may read the
 * same. Answers the part of the context that is shared, and where the JSON of its records is remembered.
 */
export function createCatalogueReads(db: Kysely<CommerceTables>) {
  let reads: Reads | null = null;

  function newReads(version: number): Reads {
    const countries = readCountries(db);
    // A failed read is not remembered.
    countries.catch(() => {
      reads = null;
    });
    return { version, countries, loaders: new Map(), memoryOf: createJsonMemories() };
  }

  return async (
    version: number,
    asked: InContext,
    access: Access,
  ): Promise<{ shared: SharedContext; memory: JsonMemory }> => {
    if (reads?.version !== version) reads = newReads(version);
    const { countries, loaders, memoryOf } = reads;
    const market = marketOf(await countries, asked);
    const { isoCode } = market.country;
    const own = loaders.get(isoCode) ?? new Map();
    loaders.set(isoCode, own);
    return { shared: { market, loaders: own, newLoaderCache }, memory: memoryOf(`${isoCode} ${access}`) };
  };
}

const newLoaderCache: NonNullable<CommerceContext['newLoaderCache']> = () => new LRUCache({ max: loaderEntries });
