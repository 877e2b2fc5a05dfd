/** The id of the first row of a day (`2026-12-04`) in a list of dates. */
export function dayRowId(day: string): string {
  return `day-${day}`;
}
