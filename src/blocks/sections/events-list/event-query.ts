import { dateFormat } from '../../dates/date-format.ts';
import { zonedClock } from '../../dates/zoned-clock.ts';
import type { EventTime } from '../../events/event-state.ts';
import type { ListedEvent } from '../../events/listed-event.ts';

export type EventFilter = 'hotel' | 'venue' | 'tag' | 'month';

/** What the address asks for; `''` where it asks for nothing. A month is written `2026-12`. */
export type EventQuery = Record<EventFilter, string> & { view: 'list' | 'month' | '' };

/** One time of an event. */
export type Happening = { key: string; event: ListedEvent; time: EventTime; isFirst: boolean };

const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/;

export function eventQuery(search: URLSearchParams): EventQuery {
  const read = (name: string) => search.get(name) ?? '';
  const view = read('view');
  const month = read('month');
  return {
    hotel: read('hotel'),
    venue: read('venue'),
    tag: read('tag'),
    month: monthForm.test(month) ? month : '',
    view: view === 'list' || view === 'month' ? view : '',
  };
}

/** Every time of the events that pass the filters of place and kind, in order. */
export function happenings(events: readonly ListedEvent[], { hotel, venue, tag }: EventQuery): Happening[] {
  return events
    .filter(
      (event) =>
        (!hotel || event.hotel?.slug === hotel) &&
        (!venue || event.venue?.slug === venue) &&
        (!tag || event.tags.some(({ slug }) => slug === tag)),
    )
    .flatMap((event) =>
      event.times.map((time, index) => ({ key: `${event.path} ${time.start}`, event, time, isFirst: index === 0 })),
    )
    .sort((a, b) => a.time.start.localeCompare(b.time.start));
}

/** The month in which it begins, by the clock of its place: `2026-12`. */
export function monthOf({ event, time }: Pick<Happening, 'event' | 'time'>): string {
  const { year, month } = zonedClock(new Date(time.start), event.timezone);
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** What can be chosen for a filter: the values that the events have, in the order they first come. */
export function eventChoices(events: readonly ListedEvent[], filter: EventFilter): { value: string; name: string }[] {
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
