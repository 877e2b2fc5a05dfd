import { storyDate } from '#blocks/dates/dates.ts';
import { zonedClock, zonedDay } from '#blocks/dates/zoned-clock.ts';
import { leastAge } from '#blocks/events/event-state.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { related, type StoryOf } from '#blocks/stories/stories.ts';
import { defaultCurrency } from '#protocol/money.ts';
import { linkTarget } from '#ui/link-target.ts';
import { type Node, node } from './node.ts';
import { publisher } from './organization.ts';
import { pictures } from './pictures.ts';
import { postalAddress } from './postal-address.ts';
import { venueAddress } from './venue.ts';

type Event = ContentType<'event'>;

/** The time of an event that is meant, in ISO 8601: its only one, or the next of one that repeats. */
export type EventTime = { start: string; end: string | null; soldOut: boolean };

/** One event at one time of it. */
export function event({ content, full_slug }: StoryOf<'event'>, when: EventTime, publicUrl: string): Node {
  const url = `${publicUrl}/${full_slug}`;
  const time = (instant: Date | null) =>
    instant && (content.all_day ? zonedDay(instant, content.timezone) : zonedTime(instant, content.timezone));
  const age = leastAge(content);
  const isOnline = content.status === 'moved_online';
  return node({
    '@type': 'Event',
    '@id': `${url}#event`,
    name: content.title,
    description: content.summary,
    url,
    image: pictures([content.image], publicUrl),
    startDate: time(new Date(when.start)),
    endDate: when.end ? time(new Date(when.end)) : null,
    eventStatus: eventStatus(content),
    previousStartDate: time(storyDate(content.previous_start)),
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline ? virtualPlace(content, url) : place(content, publicUrl),
    offers: offer(content, when.soldOut, url),
    isAccessibleForFree: content.price_kind ? content.price_kind === 'free' : null,
    typicalAgeRange: age === null ? null : `${age}-`,
    organizer: publisher(publicUrl),
  });
}

/** A new date keeps the event scheduled; one without a date yet is postponed. */
function eventStatus({ status, previous_start }: Event): string | string[] {
  const schema = (name: string) => `https://schema.org/Event${name}`;
  if (status === 'cancelled') return schema('Cancelled');
  if (status === 'postponed') return schema('Postponed');
  if (status === 'moved_online') {
    return previous_start ? [schema('MovedOnline'), schema('Rescheduled')] : schema('MovedOnline');
  }
  return schema(previous_start ? 'Rescheduled' : 'Scheduled');
}

function place(content: Event, publicUrl: string): Node | null {
  const venue = related(content.venue, 'venue');
  const hotel = related(content.hotel, 'hotel') ?? related(venue?.content.hotel, 'hotel');
  const host = venue ?? hotel;
  if (!host) return null;
  const address = (venue && venueAddress(venue.content)) ?? (hotel && postalAddress(hotel.content));
  return node({ '@type': 'Place', name: host.content.name, url: `${publicUrl}/${host.full_slug}`, address });
}

function virtualPlace({ ticket_url }: Event, url: string): Node {
  return { '@type': 'VirtualLocation', url: linkTarget(ticket_url)?.href ?? url };
}

function offer({ price_kind, price, currency, ticket_url }: Event, soldOut: boolean, url: string): Node | null {
  const isFree = price_kind === 'free';
  if (!isFree && !price) return null;
  const tickets = linkTarget(ticket_url);
  return {
    '@type': 'Offer',
    price: isFree ? '0' : price,
    priceCurrency: currency || defaultCurrency,
    availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
    url: tickets?.external ? tickets.href : url,
  };
}

/** An instant by the clock of `timeZone` with its distance from UTC: `2026-06-02T20:00-04:00`. */
function zonedTime(instant: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = zonedClock(instant, timeZone);
  const minutes = Math.floor(instant.getTime() / 60_000);
  const ahead = Date.UTC(year, month - 1, day, hour, minute) / 60_000 - minutes;
  const sign = ahead < 0 ? '-' : '+';
  const offset = `${sign}${two(Math.floor(Math.abs(ahead) / 60))}:${two(Math.abs(ahead) % 60)}`;
  return `${zonedDay(instant, timeZone)}T${two(hour)}:${two(minute)}${offset}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
