/** Days are YYYY-MM-DD. Public holidays are not known here: the way of delivery says from how many days to how many. */

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

export function addWorkingDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

/** Parcels travel from Monday to Friday. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

const inNewYork = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: 'America/New_York', hourCycle: 'h23' as const },
  ...{ year: 'numeric' as const, month: '2-digit' as const, day: '2-digit' as const, hour: '2-digit' as const },
});

/** The day and hour in New York, where the shop is. */
export function dayAndHour(time: Date): { day: string; hour: number } {
  const parts = new Map(inNewYork.formatToParts(time).map(({ type, value }) => [type, value]));
  return { day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`, hour: Number(parts.get('hour')) };
}
