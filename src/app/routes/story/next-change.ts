import { storyDate } from '#blocks/dates/dates.ts';

const dateForm = /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}.*)?$/;
const clockForm = /^\d{1,2}:\d{2}$/;
/** When a story was written or published changes nothing that a page shows. */
const isRecordKeeping = (key: string) => key.endsWith('_at') || key === 'sort_by_date';

const quarterHourMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

/**
 * The next instant at which a page made of these values may show something else though nobody changed them: when a
 * window opens or closes, an offer or an event ends, a house opens. It is the next date in them. Where they have opening
 * hours, or a date from yesterday on, it is at most the next quarter of an hour: every clock time of theirs, and midnight
 * in every time zone, falls on one. Null where nothing in them goes by the time.
 */
export function nextChange(values: unknown, now: Date): Date | null {
  let next = Number.POSITIVE_INFINITY;
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (clockForm.test(value)) next = Math.min(next, nextQuarter(now));
      else if (dateForm.test(value)) visitDate(storyDate(value)?.getTime() ?? Number.NaN);
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item);
    } else if (value !== null && typeof value === 'object') {
      for (const [key, field] of Object.entries(value)) if (!isRecordKeeping(key)) visit(field);
    }
  };
  const visitDate = (time: number) => {
    if (time > now.getTime()) next = Math.min(next, time);
    if (time > now.getTime() - dayMs) next = Math.min(next, nextQuarter(now));
  };
  visit(values);
  return Number.isFinite(next) ? new Date(next) : null;
}

function nextQuarter(now: Date): number {
  return (Math.floor(now.getTime() / quarterHourMs) + 1) * quarterHourMs;
}
