import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often it is looked whether the process is quiet, in ms. */
const everyMs = 5_000;
/** Share of a processor below which it is: nobody waits for the fifth of a second that a collection takes. */
const quietShare = 0.03;
/** Less than this is not worth a collection, in bytes. */
const leastGrowth = 16 * 2 ** 20;

/** What the process uses now: processor time in ms, and bytes that the engine has taken for objects and buffers. */
export type Usage = { processorMs: number; bytes: number };

export type QuietCollector = {
  /** Called every `everyMs`. */
  check: () => void;
};

/**
 * Collects garbage whenever the process has been quiet for some seconds after it had grown, and so gives memory back to the
 * system. The engine itself waits for its heap to double, and may wait for hours: what a thousand renderings left behind
 * is 50 MB.
 */
export function createQuietCollector(usage: () => Usage, collect: () => void): QuietCollector {
  let last = usage();
  let collected = 0;
  return {
    check() {
      const now = usage();
      const isQuiet = now.processorMs - last.processorMs < quietShare * everyMs;
      last = now;
      if (!isQuiet || now.bytes - collected < leastGrowth) return;
      collect();
      last = usage();
      collected = last.bytes;
    },
  };
}

/** Starts a collector for this process. */
export function returnMemoryWhenQuiet(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  const collector = createQuietCollector(usageOfThisProcess, () => collect({ type: 'major', flavor: 'last-resort' }));
  setInterval(collector.check, everyMs).unref();
}

function usageOfThisProcess(): Usage {
  const { user, system } = process.cpuUsage();
  const { heapTotal, external } = process.memoryUsage();
  return { processorMs: (user + system) / 1_000, bytes: heapTotal + external };
}
