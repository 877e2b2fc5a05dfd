import { storyDate } from '#blocks/dates/dates.ts';
import { nextQuarter } from '#blocks/dates/next-quarter.ts';
import { onceForEach } from '#blocks/stories/once-for-each.ts';

const dateForm = /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}.*)?$/;
const clockForm = /^\d{1,2}:\d{2}$/;
/** The longest clock time; most texts are longer than it, and begin with no digit. */
const longestClock = 5;
/** When a story was written or published changes nothing that a page shows. */
const isRecordKeeping = (key: string) => key.endsWith('_at') || key === 'sort_by_date';

const dayMs = 24 * 60 * 60_000;

/**
 * The next instant at which a page made of these values may show something else though nobody changed them: when a
 * window opens or closes, an offer or an event ends, a house opens. It is the next date in them. Where they have opening
 * hours, or a date from yesterday on, it is at most the next quarter of an hour: every clock time of theirs, and midnight
 * in every time zone, falls on one. Null where nothing in them goes by the time.
 */
export function nextChange(values: unknown, now: Date): Date | null {
  const times: Times = { dates: new Set(), hasClock: false };
  collect(values, times, (value) => add(timesOf(value), times));
  const at = now.getTime();
  let next = times.hasClock ? nextQuarter(at) : Number.POSITIVE_INFINITY;
  for (const date of times.dates) {
    if (date > at) next = Math.min(next, date);
    if (date > at - dayMs) next = Math.min(next, nextQuarter(at));
  }
  return Number.isFinite(next) ? new Date(next) : null;
}

/** The dates in values, in ms since 1970, and whether there is a clock time. */
type Times = { dates: Set<number>; hasClock: boolean };

/** `ofContent` is called for what has fields of content. */
function collect(value: unknown, times: Times, ofContent: (value: object) => void): void {
  if (typeof value === 'string') {
    const first = value.charCodeAt(0);
    if (first < 48 || first > 57) return;
    if (value.length <= longestClock) times.hasClock ||= clockForm.test(value);
    else if (dateForm.test(value)) addDate(value, times);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, times, ofContent);
  } else if (typeof value === 'object' && value !== null) {
    if ('component' in value) ofContent(value);
    else collectFields(value, times, ofContent);
  }
}

// What the content service answered comes again with the next request.
const timesOf = onceForEach((content: object): Times => {
  const times: Times = { dates: new Set(), hasClock: false };
  const ofContent = (value: object) => collectFields(value, times, ofContent);
  ofContent(content);
  return times;
});

function collectFields(value: object, times: Times, ofContent: (value: object) => void): void {
  for (const [key, field] of Object.entries(value)) if (!isRecordKeeping(key)) collect(field, times, ofContent);
}

function addDate(value: string, { dates }: Times): void {
  const time = storyDate(value)?.getTime();
  if (time !== undefined) dates.add(time);
}

function add({ dates, hasClock }: Times, times: Times): void {
  times.hasClock ||= hasClock;
  for (const date of dates) times.dates.add(date);
}
