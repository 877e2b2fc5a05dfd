/**
 * Does a job again and again, in ms: first after `firstAfter`, then `every` so long after it has ended. A failure is given to
 * `onError` and does not stop it. `close` stops it, once what is under way has ended.
 */
export function repeatJob(
  job: () => Promise<unknown>,
  { firstAfter, every, onError }: { firstAfter: number; every: number; onError: (error: unknown) => void },
): { close: () => Promise<void> } {
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(run, firstAfter).unref();

  function run() {
    running = job()
      .then(() => {}, onError)
      .then(() => {
        if (!isClosed) timer = setTimeout(run, every).unref();
      });
  }

  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
