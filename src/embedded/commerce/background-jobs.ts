/** Work that no answer waits for. `settled` resolves once nothing of it is under way. */
export function createBackgroundJobs(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  return {
    later(work: () => Promise<void>) {
      const done = Promise.resolve()
        .then(work)
        .catch(onError)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
