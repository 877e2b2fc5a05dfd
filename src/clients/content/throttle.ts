import PQueue from 'p-queue';

// A little over the second: two calls a second apart here may arrive closer together, and a refusal costs far more.
const interval = 1050;

/**
 * Lets at most `limit` calls begin in any rolling second, as the service counts them; the returned function resolves when
 * the caller may begin, in the order of asking. A limit of 0 lets every call through at once.
 */
export function createThrottle(limit: number): () => Promise<void> {
  if (limit <= 0) return () => Promise.resolve();
  const queue = new PQueue({ intervalCap: limit, interval, strict: true });
  return () => queue.add(() => {});
}
