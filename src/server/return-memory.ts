import { executionAsyncResource } from 'node:async_hooks';
import type { Server } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often the process is looked at, in ms. */
const everyMs = 5_000;
/**
 * A process that used less than this share of a processor since the last look is quiet. A collection stops it for a
 * fifth of a second, so it must not fall between visitors.
 */
const quietShare = 0.03;
/** A collection is not worth it when the process has grown by less than this since the last one, in bytes. */
const leastGrowth = 16 * 2 ** 20;

/** What the process uses now: processor time in ms, and bytes that the engine holds for objects and buffers. */
export type Usage = { processorMs: number; bytes: number };

/**
 * Collects garbage whenever the process is quiet after it has grown, and so gives memory back to the system. The engine
 * itself waits until its heap has grown by half, which may take hours: a thousand renderings leave 50 MB behind. Answers
 * the function to be called every `everyMs`.
 */
export function collectWhenQuiet(usage: () => Usage, collect: () => void): () => void {
  let last = usage();
  let collected = 0;
  return () => {
    const now = usage();
    const isQuiet = now.processorMs - last.processorMs < quietShare * everyMs;
    last = now;
    if (!isQuiet || now.bytes - collected < leastGrowth) return;
    collect();
    last = usage();
    collected = last.bytes;
  };
}

/**
 * Does so in the process of this server until it ends, instead of the engine, which would collect twice more some seconds
 * later. That is off from the start (`node-settings.json`): V8 ends a process that switches it off while it collects.
 *
 * Every full collection, the engine's own too, forgets the shape (V8's map) of each kind of object of which none is alive.
 * Node's streams name properties by symbols, and code that does so stays slow once it has lost a shape (decision 0021). So
 * a request stays alive with its answer, and of Node's queue one tick with and one without arguments.
 */
export function returnMemoryWhenQuiet(server: Server): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  const kept: Record<'last' | 'tick' | 'tickWithArguments', unknown> = {
    last: null,
    tick: null,
    tickWithArguments: null,
  };
  // Not every request: it would be a second listener of each.
  const keepRequest = (...last: unknown[]) => {
    kept.last = last;
  };
  const keepShapes = () => {
    if (server.listenerCount('request', keepRequest) === 0) server.once('request', keepRequest);
    process.nextTick(() => {
      kept.tick = executionAsyncResource();
    });
    process.nextTick((_argument: null) => {
      kept.tickWithArguments = executionAsyncResource();
    }, null);
  };
  keepShapes();
  const look = collectWhenQuiet(usageOfThisProcess, () => void collect({ type: 'major', flavor: 'last-resort' }));
  setInterval(() => {
    look();
    // Shapes change as values of other kinds appear: what is kept is recent.
    keepShapes();
  }, everyMs).unref();
}

function usageOfThisProcess(): Usage {
  const { user, system } = process.cpuUsage();
  const { heapTotal, external } = process.memoryUsage();
  return { processorMs: (user + system) / 1_000, bytes: heapTotal + external };
}
