import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';

/** The services' answers that are cached between requests, in this process's memory. */
export type DataCache = {
  /**
   * The cached value under `key`, or what `read` gives, which is then cached for `seconds`. One read at a time a key.
   * Where it fails, or takes long, the value that was read before goes on being given, however old it is.
   */
  getOrRead: <Value>(key: string, seconds: number, read: () => Promise<Value>) => Promise<Value>;
  close: () => Promise<void>;
};

/** Most answers that are cached; the least recently used are removed first. */
const maxItems = 5_000;

/** How long a value stays for when it cannot be read anew; the memory is bounded by `maxItems`. */
const retention = '365d';
/** How long a failed read is not tried again where there is an older value: its asker is answered at once. */
const restAfterFailure = '5s';
/** How long is waited for a read where there is an older value. */
const longestWait = '2s';

/** `reportOld` hears why an old value is given instead of a new one. */
export function createDataCache(reportOld: (key: string, error: unknown) => void = () => {}): DataCache {
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
        grace: retention,
        timeout: longestWait,
        // The library's own rest counts from when the older value ended, which may be long ago.
        factory: async ({ gracedEntry, setTtl }) => {
          try {
            return { value: await read() };
          } catch (error) {
            if (!gracedEntry) throw error;
            reportOld(key, error);
            setTtl(restAfterFailure);
            return gracedEntry.value;
          }
        },
      });
      return cached.value;
    },
    close: () => cache.disconnectAll(),
  };
}
