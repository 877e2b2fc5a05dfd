import { LRUCache } from 'lru-cache';

/** The window in which each visitor's forms are counted, in ms, and how many visitors' at once. */
const windowMs = 10 * 60_000;
const maxVisitors = 50_000;

export type FormQueueOptions = {
  /** Share of the process's time that forms may take, from 0 to 1. */
  share?: number;
  /** Forms that wait at most, and how long each, in ms. */
  mostWaiting?: number;
  longestWait?: number;
  /** How long a form is waited for before the next one begins, in ms: it may itself wait for a slow connection. */
  longestTurn?: number;
  /** How long forms give way to pages, in ms. */
  longestPageWait?: number;
  /** How long this process has been at work, in ms. */
  activeTime?: () => number;
};

export type FormQueue = {
  /** Whether a form of this visitor would be taken, or could wait. */
  hasRoom: (visitor: string) => boolean;
  /**
   * Takes a form by `work` when it is its turn. Null when it was not begun: too many wait that come before it, it has
   * waited too long, or its visitor has gone away (`signal`).
   */
  form: <Result>(visitor: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result | null>;
  /** Makes a page at once. */
  page: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

type Waiting = { visitor: string; begin: () => void; refuse: () => void };

/**
 * Takes forms one after the other, so that a flood of them does not slow down the pages: after each, forms rest until they
 * have had no more than their share of the time, and they wait for pages that are being made. The visitor with the
 * fewest in the last ten minutes comes first: a visitor need not wait behind those who send many.
 */
export function createFormQueue({
  share = 0.1,
  mostWaiting = 50,
  longestWait = 10_000,
  longestTurn = 250,
  longestPageWait = 500,
  activeTime = () => performance.eventLoopUtilization().active,
}: FormQueueOptions = {}): FormQueue {
  const counts = new LRUCache<string, number>({ max: maxVisitors, ttl: windowMs, noUpdateTTL: true });
  /** In the order in which they came. */
  const waiting: Waiting[] = [];
  let isTaken = false;
  let pages = 0;
  let endedAt = Number.NEGATIVE_INFINITY;
  let restUntil = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const sentBy = (visitor: string) => counts.peek(visitor) ?? 0;
  /** How many forms each waiting form's visitor has sent. */
  const countsWaiting = () => waiting.map(({ visitor }) => sentBy(visitor));

  function next(): void {
    clearTimeout(timer);
    if (isTaken || waiting.length === 0) return;
    const from = pages > 0 ? Math.max(restUntil, endedAt + longestPageWait) : restUntil;
    const wait = from - performance.now();
    if (wait > 0) {
      timer = setTimeout(next, wait);
      return;
    }
    const sent = countsWaiting();
    takeOut(waiting, sent.indexOf(Math.min(...sent)))?.begin();
  }

  async function turn<Result>(work: () => Promise<Result>): Promise<Result> {
    const activeBefore = activeTime();
    isTaken = true;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(limit);
      isTaken = false;
      endedAt = performance.now();
      restUntil = endedAt + (activeTime() - activeBefore) * (1 / share - 1);
      next();
    };
    const limit = setTimeout(end, longestTurn);
    try {
      return await work();
    } finally {
      end();
    }
  }

  return {
    hasRoom: (visitor) => waiting.length < mostWaiting || Math.max(...countsWaiting()) > sentBy(visitor) + 1,
    form<Result>(visitor: string, work: () => Promise<Result>, signal?: AbortSignal) {
      const count = sentBy(visitor) + 1;
      counts.set(visitor, count);
      const { promise, resolve, reject } = Promise.withResolvers<Result | null>();
      if (waiting.length >= mostWaiting) {
        const sent = countsWaiting();
        const most = Math.max(...sent);
        if (most <= count) return Promise.resolve(null);
        takeOut(waiting, sent.lastIndexOf(most))?.refuse();
      }
      const leave = () => takeOut(waiting, waiting.indexOf(entry))?.refuse();
      const limit = setTimeout(leave, longestWait);
      const entry: Waiting = {
        visitor,
        begin() {
          clearTimeout(limit);
          turn(work).then(resolve, reject);
        },
        refuse() {
          clearTimeout(limit);
          resolve(null);
        },
      };
      waiting.push(entry);
      signal?.addEventListener('abort', leave, { once: true });
      next();
      return promise;
    },
    async page(work) {
      pages += 1;
      try {
        return await work();
      } finally {
        pages -= 1;
        next();
      }
    },
  };
}

function takeOut(waiting: Waiting[], index: number): Waiting | undefined {
  return index < 0 ? undefined : waiting.splice(index, 1)[0];
}
