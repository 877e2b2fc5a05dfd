import { LRUCache } from 'lru-cache';

/** Answers of a service that are the same for everybody, with the tags of what is in them, in this process's memory. */
export type TaggedReads = {
  /** The answer cached under `key`, or what `read` gives, which is then cached; null is not. One read at a time a key. */
  getOrRead: <Value>(
    key: string,
    read: () => Promise<Value>,
    tagsOf: (value: Value) => string[],
  ) => Promise<TaggedAnswer<Value>>;
  /** Forgets the answers with one of the tags, and those of reads under way, which may have begun before the change. */
  purge: (tags: readonly string[]) => void;
  /** Forgets all: purges may have been missed. */
  clear: () => void;
};

export type TaggedAnswer<Value> = { value: Value; tags: readonly string[] };

export function createTaggedReads({ seconds, maxItems }: { seconds: number; maxItems: number }): TaggedReads {
  const answers = new LRUCache<string, TaggedAnswer<unknown>>({
    max: maxItems,
    ttl: seconds * 1_000,
    // Otherwise every millisecond with a read makes a timer.
    ttlResolution: 0,
    perf: Date,
  });
  const underWay = new Map<string, Promise<TaggedAnswer<unknown>>>();

  return {
    // What is cached under a key came from a read of the same key, so it is of the same type.
    getOrRead: <Value>(key: string, read: () => Promise<Value>, tagsOf: (value: Value) => string[]) => {
      const known = answers.get(key);
      if (known) return Promise.resolve(known as TaggedAnswer<Value>);
      const running = underWay.get(key);
      if (running) return running as Promise<TaggedAnswer<Value>>;
      const begun = read()
        .then((value) => {
          const answer = { value, tags: tagsOf(value) };
          if (underWay.get(key) === begun && value !== null) answers.set(key, answer);
          return answer;
        })
        .finally(() => {
          if (underWay.get(key) === begun) underWay.delete(key);
        });
      underWay.set(key, begun);
      return begun;
    },
    purge(tags) {
      underWay.clear();
      const purged = new Set(tags);
      for (const [key, answer] of answers.entries())
        if (answer.tags.some((tag) => purged.has(tag))) answers.delete(key);
    },
    clear() {
      underWay.clear();
      answers.clear();
    },
  };
}
