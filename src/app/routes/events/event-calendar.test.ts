import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { occurrences } from '#blocks/events/occurrences.server.ts';
import type { StoryOf } from '#blocks/stories/stories.ts';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import { eventCalendar } from './event-calendar.server.ts';

type Event = StoryOf<'event'>;

const publicUrl = 'https://ash.example';

function event(slug: string, content: Partial<Event['content']>): Event {
  return partialDouble<Event>({
    uuid: `00000000-0000-4000-8000-${slug.padStart(12, '0')}`,
    slug,
    full_slug: `hotels/ulysses/events/${slug}`,
    first_published_at: '2026-01-01T00:00:00.000Z',
    published_at: '2026-01-01T01:00:00.000Z',
    content: { _uid: slug, component: 'event', title: slug, start: '', timezone: 'America/New_York', ...content },
  });
}

/** Reads a calendar as another program does. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry)) };
}

/** The starts of an entry as that program works them out. */
function startsOf(entry: ICAL.Event, until: Date): string[] {
  const starts: string[] = [];
  const iterator = entry.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    const start = next.toJSDate();
    if (start >= until || starts.length > 1000) break;
    starts.push(start.toISOString());
  }
  return starts;
}

beforeEach(() => ICAL.TimezoneService.reset());

const until = new Date('2027-12-01T00:00:00Z');

test.each<[string, Partial<Event['content']>]>([
  ['every week through both changes of clocks', { start: '2026-01-07 00:30', repeat: 'weekly', repeat_days: ['tue'] }],
  [
    'several days a week, less a holiday, until a day',
    {
      start: '2026-02-04 00:30',
      repeat: 'weekly',
      repeat_days: ['mon', 'fri'],
      skip_dates: '2026-03-13\n2026-12-25',
      repeat_until: '2026-12-31 05:00',
      timezone: 'America/Chicago',
    },
  ],
  [
    'every day',
    { start: '2026-10-20 12:00', repeat: 'daily', repeat_until: '2026-11-10 12:00', timezone: 'Europe/London' },
  ],
  ['a day that not every month has', { start: '2026-01-31 17:00', repeat: 'monthly' }],
  ['a Sunday of every month', { start: '2026-01-04 18:00', repeat: 'monthly', repeat_days: ['sun'] }],
  ['the last Sunday of every month', { start: '2026-03-29 17:00', repeat: 'monthly', repeat_days: ['sun'] }],
])('another program finds the same dates: %s', (_, content) => {
  const series = event('1', content);
  const { events } = parse(eventCalendar('Events', [series], publicUrl));
  const ours = occurrences(series.content, new Date(0), until).map(({ start }) => start.toISOString());
  expect(ours.length).toBeGreaterThan(5);
  expect(startsOf(events[0] as ICAL.Event, until)).toEqual(ours);
});

test('an entry says what, where and where to read more', () => {
  const fair = event('7', {
    title: 'Soup, bread; “stories”',
    summary: 'One line\nand another, with a backslash \\',
    start: '2026-06-02 23:00',
    end: '2026-06-03 01:00',
    hotel: partialDouble<StoryOf<'hotel'>>({
      uuid: 'h',
      full_slug: 'hotels/ulysses',
      content: { component: 'hotel', name: 'Ulysses', street: '2 East Read Street', locality: 'Baltimore' },
    }),
  });
  const { calendar, events } = parse(eventCalendar('Events', [fair], publicUrl));
  const [entry] = events;
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  expect(entry?.uid).toBe(fair.uuid);
  expect(entry?.summary).toBe('Soup, bread; “stories”');
  expect(entry?.description).toContain('and another, with a backslash \\');
  expect(entry?.description).toContain('https://ash.example/hotels/ulysses/events/7');
  expect(entry?.location).toBe('Ulysses, 2 East Read Street, Baltimore');
  expect(entry?.component.getFirstPropertyValue('url')).toBe('https://ash.example/hotels/ulysses/events/7');
  expect(entry?.endDate.toJSDate().toISOString()).toBe('2026-06-03T01:00:00.000Z');
  expect(entry?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-01-01T01:00:00Z');
  expect(entry?.sequence).toBe(3600);
});

test('a cancelled event says so, and keeps its id', () => {
  const cancelled = event('8', { title: 'Organ night', start: '2026-06-02 23:00', status: 'cancelled' });
  const [entry] = parse(eventCalendar('Events', [cancelled], publicUrl)).events;
  expect(entry?.uid).toBe(cancelled.uuid);
  expect(entry?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(entry?.summary).toBe('Cancelled: Organ night');
});

test('a whole day is a date without a clock, and ends the day after', () => {
  const day = event('9', { start: '2026-06-02 04:00', end: '2026-06-03 03:59', all_day: true });
  const [entry] = parse(eventCalendar('Events', [day], publicUrl)).events;
  expect(entry?.startDate.toString()).toBe('2026-06-02');
  expect(entry?.endDate.toString()).toBe('2026-06-03');
});

test('every zone that is named is described once, and lines end and fold as the format asks', () => {
  const long = event('3', { title: 'é'.repeat(80), start: '2026-06-02 23:00' });
  const elsewhere = event('4', { start: '2026-06-02 23:00', timezone: 'America/Detroit' });
  const text = eventCalendar('Events', [long, elsewhere, { ...elsewhere, uuid: 'another' }], publicUrl);
  expect([...text.matchAll(/^TZID:(.*)\r$/gm)].map(([, zone]) => zone)).toEqual([
    'America/New_York',
    'America/Detroit',
  ]);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
});

test('an event without a date is left out', () => {
  expect(parse(eventCalendar('Events', [event('5', { start: 'soon' })], publicUrl)).events).toEqual([]);
});
