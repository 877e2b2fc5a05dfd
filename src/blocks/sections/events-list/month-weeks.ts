/** One square of a month's table; `day` is 0 where the square belongs to another month. */
export type MonthDay = { day: number; date: string };

const dayMs = 86_400_000;

/** The weeks of a month (`2026-12`), Sunday first, in full rows of seven. */
export function monthWeeks(month: string): MonthDay[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1);
  const length = Math.round((next - first.getTime()) / dayMs);
  const rows = Math.ceil((first.getUTCDay() + length) / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const day = row * 7 + column - first.getUTCDay() + 1;
      const inside = day >= 1 && day <= length;
      return { day: inside ? day : 0, date: `${month}-${String(day).padStart(2, '0')}` };
    }),
  );
}

/** The month before (-1) or after (1) another. */
export function shiftedMonth(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
