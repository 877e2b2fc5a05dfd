import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadRequest } from 'autocannon';
import pidusage from 'pidusage';

export type LoadOrder = {
  url: string;
  /** How many requests are sent. */
  amount: number;
  connections: number;
  /** What the connections send, each its own list in turns; `[<id>]` in a body becomes another text in each post. */
  requests: LoadRequest[][];
  /** Counts the entity tags of the answers, which takes the client time. */
  countTags?: boolean;
};

export type LoadResult = {
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Posts without an answer: their connection was cut. */
  cut: number;
  seconds: number;
  /** Share of one processor that the sending took. */
  cpuShare: number;
  /** Of all answers, in ms. */
  latency: { median: number; p99: number; longest: number };
  /** Different entity tags of the answers, where they were counted. */
  tags: number;
};

/** A process that asks as quickly as it is answered. */
export type LoadClient = { pid: number; run: (order: LoadOrder) => Promise<LoadResult>; close: () => void };

/** Starts what sends loads: autocannon, or a client of our own that takes less time for it. */
export function startLoadClient(file: 'load-process.ts' | 'lean-process.ts' = 'load-process.ts'): LoadClient {
  const child = fork(join(import.meta.dirname, file));
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The process that sends the load ended with ${code ?? signal}.`);
  });
  // It ends in the end, when nobody waits for it.
  ended.catch(() => {});
  return {
    pid: child.pid ?? 0,
    async run(order) {
      child.send(order);
      const [result] = (await Promise.race([once(child, 'message'), ended])) as [LoadResult];
      return result;
    },
    close: () => child.kill(),
  };
}

/** Runs a load against the process `pid`; `processorMs` is what that process spent on each post. */
export async function loadProcess(
  client: LoadClient,
  pid: number,
  order: LoadOrder,
): Promise<LoadResult & { processorMs: number }> {
  const before = await pidusage(pid);
  const result = await client.run(order);
  const after = await pidusage(pid);
  return { ...result, processorMs: (after.ctime - before.ctime) / order.amount };
}
