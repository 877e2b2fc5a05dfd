import { dateFormat } from '#protocol/date-format.ts';
import { zonedDay } from '../../dates/zoned-clock.ts';
import type { ListedTime } from '../../events/event-state.ts';
import type { ListedEvent } from '../../events/listed-event.ts';
import { isInPeriod, isPeriod, type Period, periodNames } from '../../events/period.ts';

export type EventFilter = 'city' | 'when' | 'hotel' | 'venue' | 'tag' | 'month';

/** What the address asks for; `''` where it asks for nothing. A month is written `2026-12`. */
export type EventQuery = Record<Exclude<EventFilter, 'when'>, string> & {
  when: Period | '';
  view: 'list' | 'month' | '';
};

/** One time of an event; `isFirst` among those that are shown. */
export type Happening = { key: string; event: ListedEvent; time: ListedTime; isFirst: boolean };

const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/;

export function eventQuery(search: URLSearchParams): EventQuery {
  const read = (name: string) => search.get(name) ?? '';
  const view = read('view');
  const month = read('month');
  const when = read('when');
  return {
    city: read('city'),
    when: isPeriod(when) ? when : '',
    hotel: read('hotel'),
    venue: read('venue'),
    tag: read('tag'),
    month: monthForm.test(month) ? month : '',
    view: view === 'list' || view === 'month' ? view : '',
  };
}

/** Every time of the events that pass the filters of place, kind and days (not the month's), in order. */
export function happenings(
  events: readonly ListedEvent[],
  { city, hotel, venue, tag, when }: EventQuery,
  now: Date,
): Happening[] {
  return events
    .filter(
      (event) =>
        (!city || event.city?.slug === city) &&
        (!hotel || event.hotel?.slug === hotel) &&
        (!venue || event.venue?.slug === venue) &&
        (!tag || event.tags.some(({ slug }) => slug === tag)),
    )
    .flatMap((event) =>
      event.times
        .filter((time) => !when || isInPeriod(time, when, now, event.timezone))
        .map((time, index) => ({ key: `${event.path} ${time.start}`, event, time, isFirst: index === 0 })),
    )
    .sort((a, b) => a.time.start.localeCompare(b.time.start));
}

/** The day on which it begins, by the calendar of its place: `2026-12-04`. */
export function dayOf({ event, time }: Pick<Happening, 'event' | 'time'>): string {
  return zonedDay(new Date(time.start), event.timezone);
}

/** The month in which it begins: `2026-12`. */
export function monthOf(happening: Pick<Happening, 'event' | 'time'>): string {
  return dayOf(happening).slice(0, 7);
}

/** What can be chosen for a filter: the values that the events have, in the order they first come. */
export function eventChoices(events: readonly ListedEvent[], filter: EventFilter): { value: string; name: string }[] {
  if (filter === 'when') return Object.entries(periodNames).map(([value, name]) => ({ value, name }));
  const found = events.flatMap((event): { value: string; name: string }[] => {
    switch (filter) {
      case 'tag':
        return event.tags.map(({ slug, name }) => ({ value: slug, name }));
      case 'month':
        return event.times.map((time) => {
          const value = monthOf({ event, time });
          return { value, name: monthName(value) };
        });
      default:
        return event[filter] ? [{ value: event[filter].slug, name: event[filter].name }] : [];
    }
  });
  const unique = [...new Map(found.map((choice) => [choice.value, choice])).values()];
  return filter === 'month' ? unique.sort((a, b) => a.value.localeCompare(b.value)) : unique;
}

/** `December 2026`. */
export function monthName(month: string): string {
  const format = dateFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-15T00:00:00Z`));
}

/** The address of the same page with other values; an empty one goes. The page of the list starts again. */
export function queryLink(search: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
