// A little over the second: two calls a second apart here may arrive closer together, and a refusal costs far more.
const WINDOW_MS = 1050;

/**
 * Lets at most `limit` calls begin in any rolling second, as the service counts them; the returned function resolves when the caller may begin,
 * in the order of asking. A limit of 0 lets every call through at once.
 */
export function createThrottle(limit: number): () => Promise<void> {
  const starts: number[] = [];
  let queue = Promise.resolve();

  async function turn(): Promise<void> {
    for (;;) {
      const now = Date.now();
      while (starts[0] !== undefined && starts[0] <= now - WINDOW_MS) starts.shift();
      const oldest = starts[0];
      if (starts.length < limit || oldest === undefined) {
        starts.push(now);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, oldest + WINDOW_MS - now));
    }
  }

  return () => {
    if (limit <= 0) return Promise.resolve();
    queue = queue.then(turn);
    return queue;
  };
}
