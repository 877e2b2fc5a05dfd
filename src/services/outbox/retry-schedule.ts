const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long a mail waits after its first, second, third … failed attempt, in ms. In sum almost two days. */
export const retryDelays: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
];

/**
 * How long to wait after the given number of failed attempts, in ms; null when there is no further attempt. Up to a
 * fifth more or less than the schedule says, so that mails that failed together do not all come back together.
 */
export function retryDelay(attempts: number, delays = retryDelays, random = Math.random): number | null {
  const delay = delays[attempts - 1];
  return delay === undefined ? null : Math.round(delay * (0.8 + 0.4 * random()));
}
