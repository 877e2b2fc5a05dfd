export type WorkQueue = {
  /** Runs before any background work; rejects with QueueFull when too many wait. */
  foreground: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Runs when nobody waits, one at a time. `false`: the queue is full and the work was left out. */
  background: (work: () => Promise<void>) => boolean;
  /** Resolves once nothing runs and nothing waits. */
  idle: () => Promise<void>;
  /** Drops what waits in the background; what runs is finished. */
  stop: () => void;
};

/** As much waits as may wait: the work was not taken on. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

type Job = () => Promise<void>;

/** At most `slots` jobs at once; of those at most one from the background, so that a visitor always finds a slot. */
export function createWorkQueue(slots: number, limits: { foreground: number; background: number }): WorkQueue {
  const urgent: Job[] = [];
  const later: Job[] = [];
  let running = 0;
  let inBackground = 0;
  let stopped = false;
  let whenIdle: (() => void)[] = [];

  function next(): void {
    while (running < slots) {
      const fromBackground = urgent.length === 0;
      if (fromBackground && inBackground > 0) break;
      const job = fromBackground ? later.shift() : urgent.shift();
      if (!job) break;
      running += 1;
      inBackground += fromBackground ? 1 : 0;
      void job().finally(() => {
        running -= 1;
        inBackground -= fromBackground ? 1 : 0;
        next();
      });
    }
    if (running > 0 || urgent.length > 0 || later.length > 0) return;
    for (const resolve of whenIdle) resolve();
    whenIdle = [];
  }

  return {
    foreground: (work) => {
      if (urgent.length >= limits.foreground)
        return Promise.reject(new QueueFull(`${urgent.length} jobs wait already`));
      return new Promise((resolve, reject) => {
        urgent.push(() => work().then(resolve, reject));
        next();
      });
    },
    background: (work) => {
      if (stopped || later.length >= limits.background) return false;
      later.push(work);
      next();
      return true;
    },
    idle: () =>
      new Promise((resolve) => {
        whenIdle.push(resolve);
        next();
      }),
    stop: () => {
      stopped = true;
      later.length = 0;
    },
  };
}
