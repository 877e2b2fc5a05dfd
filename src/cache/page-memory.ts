import { MemoryDriver, type memoryDriver } from 'bentocache/drivers/memory';
import { LRUCache } from 'lru-cache';
import { freshUntil, pageOf, pageSerializer, type StoredPage, sizeOf } from './stored-page.ts';

/** Most items, pages and times of purges together; bytes are what bounds pages. */
const maxItems = 50_000;

/**
 * Stores items as they are. BentoCache types items as text, and hands what it has read from Redis on as text even where
 * its memory is told not to serialize; its own driver would then fail to read it.
 */
class PlainItems extends MemoryDriver {
  override set(key: string, item: string, ttl?: number): boolean {
    return super.set(key, typeof item === 'string' ? pageSerializer.deserialize(item) : item, ttl);
  }
}

/** A page in memory, and until when it is fresh, in ms since 1970. */
export type PageInMemory = { page: StoredPage; freshUntil: number };

/** The memory of this process: BentoCache's first layer, and read without waiting by the server. */
export type PageMemory = {
  driver: ReturnType<typeof memoryDriver>;
  get: (key: string) => PageInMemory | null;
  /** Every page with its key. */
  pages: () => Iterable<[string, StoredPage]>;
};

/** A memory of at most `maxBytes`; the least recently used are removed first. */
export function createPageMemory(prefix: string, maxBytes: number): PageMemory {
  const items = new LRUCache<string, string>({
    max: maxItems,
    maxSize: maxBytes,
    sizeCalculation: (item: unknown) => sizeOf(item),
    // Otherwise every millisecond with a read makes a timer, which costs more than the answer.
    ttlResolution: 0,
  });
  return {
    driver: {
      options: { serialize: false },
      factory: (config) => new PlainItems({ ...config, cacheInstance: items }),
    },
    get(key) {
      const item: unknown = items.get(`${prefix}:${key}`);
      const page = pageOf(item);
      return page && { page, freshUntil: freshUntil(item) };
    },
    *pages() {
      for (const [key, item] of items.entries()) {
        const page = pageOf(item);
        if (page) yield [key.slice(prefix.length + 1), page];
      }
    },
  };
}
