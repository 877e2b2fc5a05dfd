import { part } from '../dates/dates.ts';
import { type EventTimes, recurrence, type Weekday, zonedStart } from './recurrence.server.ts';

const dayNames: Record<Weekday, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
const weekOrder = Object.keys(dayNames) as Weekday[];
const ordinals = ['', 'First', 'Second', 'Third', 'Fourth'];

/** `Every Thursday`, `Every day`, `First Sunday of the month`; `''` for an event that does not repeat. */
export function repeatText(event: EventTimes): string {
  const start = zonedStart(event);
  const rule = start && recurrence(event, start);
  if (!rule) return '';
  const days = weekOrder.filter((day) => rule.byDay?.includes(day)).map((day) => dayNames[day]);
  if (rule.freq === 'DAILY') return 'Every day';
  if (rule.freq === 'WEEKLY') return days.length === 7 ? 'Every day' : `Every ${inWords(days)}`;
  if (rule.bySetPos) return `${ordinals[rule.bySetPos] ?? 'Last'} ${inWords(days)} of the month`;
  return `The ${ordinalDay(part(new Date(start.epochMilliseconds), event.timezone, { day: 'numeric' }))} of every month`;
}

function inWords(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** `1st`, `22nd`, `13th`. */
function ordinalDay(day: string): string {
  const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  const kind = new Intl.PluralRules('en', { type: 'ordinal' }).select(Number(day));
  return `${day}${suffixes[kind] ?? 'th'}`;
}
