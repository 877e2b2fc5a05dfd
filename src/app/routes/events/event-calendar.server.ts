import ical, { ICalEventRepeatingFreq, ICalEventStatus, type ICalRepeatingOptions, ICalWeekday } from 'ical-generator';
import type { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { storyDate } from '#blocks/dates/dates.ts';
import { stateWords } from '#blocks/events/event-state.ts';
import { hotelOf } from '#blocks/events/list-events.server.ts';
import { firstStart } from '#blocks/events/occurrences.server.ts';
import { type Recurrence, recurrence, skippedStarts } from '#blocks/events/recurrence.server.ts';
import { related, type StoryOf } from '#blocks/stories/stories.ts';

type Event = StoryOf<'event'>;

/** How often a calendar program may ask again, in seconds. */
const refreshSeconds = 3600;

/**
 * Events as an iCalendar file (RFC 5545), each by the clock of its own zone, a series as one entry with its rule. A
 * cancelled or postponed event stays, with its STATUS and the word before its title. Ids are the stories' own, so that a changed event replaces what a calendar program has.
 */
export function eventCalendar(name: string, events: readonly Event[], publicUrl: string): string {
  const calendar = ical({ name, prodId: { company: 'ash hotels', product: 'events' }, ttl: refreshSeconds });
  calendar.timezone({ name: null, generator: timezoneRules });
  for (const event of events) {
    const entry = eventEntry(event, publicUrl);
    if (entry) calendar.createEvent(entry);
  }
  return `${calendar.toString()}\r\n`;
}

function eventEntry(event: Event, publicUrl: string) {
  const { content, uuid, full_slug } = event;
  const start = firstStart(content);
  if (!start) return null;
  const rule = recurrence(content, start);
  const url = `${publicUrl}/${full_slug}`;
  const published = storyDate(event.published_at ?? event.created_at) ?? new Date(0);
  const end = endOf(event, start);
  return {
    id: uuid,
    sequence: revision(event),
    stamp: published,
    lastModified: published,
    start,
    ...(end ? { end } : {}),
    ...(content.all_day ? { allDay: true } : {}),
    timezone: start.timeZoneId,
    repeating: rule && repeating(rule, skippedStarts(content, start), start.timeZoneId),
    summary: content.status === 'cancelled' || content.status === 'postponed' ? titleWithNews(event) : content.title,
    description: [content.summary, url].filter(Boolean).join('\n\n'),
    location: placeText(event),
    url,
    status: statusOf(event),
  };
}

/** The rule by the library's own names. */
function repeating(
  { freq, byDay, ...rule }: Recurrence,
  skipped: Temporal.ZonedDateTime[],
  timezone: string,
): ICalRepeatingOptions {
  return {
    ...rule,
    freq: ICalEventRepeatingFreq[freq],
    ...(byDay ? { byDay: byDay.map((day) => ICalWeekday[day]) } : {}),
    ...(skipped.length > 0 ? { exclude: skipped, excludeTimezone: timezone } : {}),
  };
}

function endOf({ content }: Event, start: Temporal.ZonedDateTime): Temporal.ZonedDateTime | null {
  const first = storyDate(content.start);
  const end = storyDate(content.end);
  if (!first || !end || end <= first) return null;
  const until = start.add({ milliseconds: end.getTime() - first.getTime() });
  // The end of a whole day is the day after it (RFC 5545 §3.6.1).
  return content.all_day ? until.startOfDay().add({ days: until.equals(until.startOfDay()) ? 0 : 1 }) : until;
}

/** Rises whenever the event is published anew: seconds since it first was. */
function revision({ first_published_at, published_at }: Event): number {
  const first = storyDate(first_published_at);
  const last = storyDate(published_at);
  return first && last ? Math.max(0, Math.round((last.getTime() - first.getTime()) / 1000)) : 0;
}

function statusOf({ content: { status } }: Event): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

function titleWithNews({ content: { status, title } }: Event): string {
  return `${status === 'cancelled' ? stateWords.cancelled : stateWords.postponed}: ${title}`;
}

function placeText(event: Event): string {
  if (event.content.status === 'moved_online') return 'Online';
  const venue = related(event.content.venue, 'venue');
  const hotel = hotelOf(event);
  const address = venue?.content.street ? venue.content : hotel?.content;
  return [venue?.content.name, hotel?.content.name, address?.street, address?.locality, address?.region]
    .filter(Boolean)
    .join(', ');
}

function timezoneRules(timezone: string): string | null {
  return tzlib_get_ical_block(timezone)[0] ?? null;
}
