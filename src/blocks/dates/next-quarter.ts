const quarterHourMs = 15 * 60_000;

/** The next quarter of an hour after an instant; both in ms since 1970. A day ends at one in every time zone. */
export function nextQuarter(at: number): number {
  return (Math.floor(at / quarterHourMs) + 1) * quarterHourMs;
}
