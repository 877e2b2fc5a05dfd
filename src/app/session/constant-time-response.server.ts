import { setTimeout as wait } from 'node:timers/promises';

/** Answers are given at multiples of this time after the question, in ms. */
const constantResponseMs = 250;

/**
 * Does work whose duration would reveal a secret (whether an address is known), and answers at the next multiple of 250 ms
 * after the start: work that differs by a few milliseconds is answered after the same time. So is a failure.
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
