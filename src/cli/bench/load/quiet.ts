import { setTimeout as delay } from 'node:timers/promises';

/** After so long without a request a process has given back what it does not need (`src/server/return-memory.ts`), in ms. */
const quietMs = 15_000;

/** Waits until a site that is asked for nothing has settled. */
export async function untilSettled(): Promise<void> {
  await delay(quietMs);
}
