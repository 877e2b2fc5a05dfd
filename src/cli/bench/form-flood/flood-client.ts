import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type FloodOrder = {
  url: string;
  /** How many are sent. */
  posts: number;
  connections: number;
  /** Visitors' addresses that the connections share out among them, as X-Forwarded-For. */
  addresses: number;
  /** What every form holds beside its message. */
  fields: Record<string, string>;
  /** Part of each message: letters under different names are different letters. */
  name: string;
};

export type FloodResult = {
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Posts without an answer: their connection was cut. */
  cut: number;
  seconds: number;
  /** Share of one processor that the sending took. */
  cpuShare: number;
  /** Of all answers, in ms. */
  latency: { median: number; longest: number };
};

/** A process that posts forms as quickly as it is answered (autocannon). */
export function startFloodClient(): { run: (order: FloodOrder) => Promise<FloodResult>; close: () => void } {
  const child = fork(join(import.meta.dirname, 'flood-process.ts'));
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The flood's process ended with ${code ?? signal}.`);
  });
  // It ends in the end, when nobody waits for it.
  ended.catch(() => {});
  return {
    async run(order) {
      child.send(order);
      const [result] = (await Promise.race([once(child, 'message'), ended])) as [FloodResult];
      return result;
    },
    close: () => child.kill(),
  };
}
