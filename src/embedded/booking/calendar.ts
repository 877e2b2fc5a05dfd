import { calendarDayText } from '#protocol/date-words.ts';

const dayMs = 86_400_000;

/** The day that lies `days` after another; both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The nights of a stay, each by the day on which it begins. */
export function nightsOf(arrive: string, nights: number): string[] {
  return Array.from({ length: nights }, (_, index) => addDays(arrive, index));
}

/** Nights between two days. */
export function nightCount(arrive: string, depart: string): number {
  return Math.round((Date.parse(depart) - Date.parse(arrive)) / dayMs);
}

/** 0 is Sunday. */
export function weekday(date: string): number {
  return new Date(date).getUTCDay();
}

/** Friday and Saturday nights. */
export function isWeekend(date: string): boolean {
  return weekday(date) >= 5;
}

/** The day by the calendar of `timeZone`, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

/** `Friday, 15 January 2027` */
export function dayWords(date: string): string {
  return calendarDayText(date, { weekday: 'long', year: true });
}
