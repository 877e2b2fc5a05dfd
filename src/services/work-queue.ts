import PQueue from 'p-queue';

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

const inBackground = { priority: -1 };

/** At most `slots` jobs at once; of those at most one from the background, so that a visitor always finds a slot. */
export function createWorkQueue(slots: number, limits: { foreground: number; background: number }): WorkQueue {
  const queue = new PQueue({ concurrency: slots });
  // Passes background jobs on to the queue, one at a time.
  const later = new PQueue({ concurrency: 1 });
  let stopped = false;
  return {
    foreground: async (work) => {
      const waiting = queue.sizeBy({ priority: 0 });
      if (waiting >= limits.foreground) throw new QueueFull(`${waiting} jobs wait already`);
      return queue.add(work);
    },
    background: (work) => {
      const waiting = later.size + queue.sizeBy(inBackground);
      if (stopped || waiting >= limits.background) return false;
      // Its caller does not wait for it, and has to deal with its failure.
      const job = () => queue.add(() => (stopped ? Promise.resolve() : work()), inBackground);
      later.add(job).catch(() => {});
      return true;
    },
    idle: async () => {
      while (queue.size + queue.pending + later.size + later.pending > 0) {
        await queue.onIdle();
        await later.onIdle();
      }
    },
    stop: () => {
      stopped = true;
      later.clear();
    },
  };
}
