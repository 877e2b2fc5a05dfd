import { setTimeout as delay } from 'node:timers/promises';

/** After so long without a request a process has collected its garbage (`src/server/return-memory.ts`), in ms. */
const settledMs = 15_000;

/** Waits until a site that nobody asks for anything has settled. */
export async function untilSettled(): Promise<void> {
  await delay(settledMs);
}
