import { setTimeout as wait } from 'node:timers/promises';

/** Answers are given at multiples of this time after the question, in ms. */
const constantResponseMs = 250;

/**
 * Does work whose length would tell a secret (whether an address is known), and answers on the next beat after its end:
 * what differs by a few milliseconds takes the same time to whoever measures. A failure is told on the beat, too.
 */
export async function constantTimeResponse<Result>(work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const elapsed = performance.now() - started;
    await wait(Math.ceil(elapsed / constantResponseMs) * constantResponseMs - elapsed);
  }
}
