import type { Logger } from 'pino';
import type { ShareStore } from '#cache/page-cache.ts';

/** What processes share by Redis. It is loaded only where it is configured. */
export async function sharing(url: string, logger: Logger): Promise<(onReturn: () => void) => ShareStore> {
  const { shareByRedis } = await import('./share-by-redis.ts');
  const onError = (error: unknown) => logger.warn({ event: 'redis_failed', error });
  return (onReturn) => shareByRedis(url, { onError, onReturn });
}
