/** A date by a zone's own calendar and clock; `month` from 1, `weekday` from Monday = 0. */
export type ZonedClock = { year: number; month: number; day: number; hour: number; minute: number; weekday: number };

/** What the calendar and clock of `timeZone` (IANA name) show at an instant. */
export function zonedClock(instant: Date, timeZone: string): ZonedClock {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [read('year'), read('month'), read('day')];
  return { year, month, day, hour: read('hour'), minute: read('minute'), weekday: weekdayOf(year, month, day) };
}

/**
 * The instant at which the clock of `timeZone` shows the given time. A time that the change to summer time skips is
 * the one an hour later; of one that comes twice, the first is meant.
 */
export function instantOf({ year, month, day, hour, minute }: Omit<ZonedClock, 'weekday'>, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, day, hour, minute);
  const offsetAt = (time: number) => {
    const shown = zonedClock(new Date(time), timeZone);
    return Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute) - time;
  };
  // The offset is looked up on both sides of the wanted time: a change of clocks may lie between.
  const before = wanted - offsetAt(wanted - 86_400_000);
  if (offsetAt(before) === wanted - before) return new Date(before);
  return new Date(wanted - offsetAt(before));
}

function weekdayOf(year: number, month: number, day: number): number {
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}
