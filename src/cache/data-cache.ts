import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';

/** The services' answers that are cached between requests, in this process's memory. */
export type DataCache = {
  /** The cached value under `key`, or what `read` gives, which is then cached for `seconds`. One read at a time a key. */
  getOrRead: <Value>(key: string, seconds: number, read: () => Promise<Value>) => Promise<Value>;
  close: () => Promise<void>;
};

/** Most answers that are cached; the least recently used are removed first. */
const maxItems = 5_000;

export function createDataCache(): DataCache {
  const cache = new BentoCache({
    default: 'data',
    // Values are handed out as they are: nobody changes an answer, and copying it would cost more than the cache saves.
    stores: { data: bentostore().useL1Layer(memoryDriver({ maxItems, serialize: false })) },
  });
  return {
    async getOrRead(key, seconds, read) {
      // Wrapped, because a cached `null` (a story that does not exist) would count as nothing cached.
      const cached = await cache.getOrSet({
        key,
        ttl: seconds * 1_000,
        factory: async () => ({ value: await read() }),
      });
      return cached.value;
    },
    close: () => cache.disconnectAll(),
  };
}
