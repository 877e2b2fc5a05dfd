import { redisBusDriver, redisDriver } from 'bentocache/drivers/redis';
import { Redis } from 'ioredis';
import type { ShareStore } from '#cache/page-cache.ts';

/** How long Redis may take for one command, in ms. Where there is no connection, a command fails at once. */
const commandTimeLimitMs = 2_000;

/** Hears of the connection; `onReturn` is called when it is there again: purges may have been missed meanwhile. */
type Listeners = { onError: (error: unknown) => void; onReturn: () => void };

/**
 * Redis as the layer that processes share, and the bus on which they tell each other of purges. While Redis does not
 * answer, each process works with its own memory.
 */
export function shareByRedis(url: string, { onError, onReturn }: Listeners): ShareStore {
  const stored = new Redis(url, { commandTimeout: commandTimeLimitMs, maxRetriesPerRequest: 1 });
  // BentoCache makes two connections like this one; a subscription waits until there is one.
  const bus = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: true });
  const duplicate = bus.duplicate.bind(bus);
  bus.duplicate = (override) => duplicate({ ...override, lazyConnect: false }).on('error', onError);
  let hasBeenReady = false;
  stored.on('error', onError);
  stored.on('ready', () => {
    if (hasBeenReady) onReturn();
    hasBeenReady = true;
  });
  return (store) => store.useL2Layer(redisDriver({ connection: stored })).useBus(redisBusDriver({ connection: bus }));
}
