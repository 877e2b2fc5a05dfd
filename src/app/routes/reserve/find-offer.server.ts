import { zonedDay } from '#blocks/dates/zoned-clock.ts';
import { ageText, type EventState, ticketPrice } from '#blocks/events/event-state.ts';
import { hotelOf } from '#blocks/events/list-events.server.ts';
import { takesTickets } from '#blocks/events/ticket-link.ts';
import { reserveSegment } from '#blocks/links/reserve-path.ts';
import { relations } from '#blocks/registry/schemas.ts';
import type { ReservableTime } from '#blocks/reservations/reservable-time.ts';
import { closureOn, tableTimes } from '#blocks/reservations/table-times.server.ts';
import { ticketTimes } from '#blocks/reservations/ticket-times.server.ts';
import { takesTables } from '#blocks/sections/eat-drink-section/table-link.ts';
import { related, type StoryOf } from '#blocks/stories/stories.ts';
import { storySlug } from '#protocol/storyblok/story-slug.ts';
import { noPrice, type TicketPrice } from '#protocol/ticket-price.ts';
import { storyPath } from '#ui/link-target.ts';
import { readPlace } from '../../brands/place.server.ts';
import { storyStyle } from '../../brands/story-style.server.ts';
import type { RequestContext, Site } from '../../context.ts';
import type { PageStyle } from '../../page-style.ts';
import { linkAt } from '../../story-index.server.ts';

/** How far ahead a table can be reserved, in days. */
export const tableDaysAhead = 90;
const defaultMaxParty = 8;
const dayMs = 86_400_000;

/** What can be reserved at a venue or for an event, as its story says. */
export type Offer = {
  kind: 'table' | 'ticket';
  /** The uuid of the story. */
  story: string;
  title: string;
  /** Of the story's page. */
  path: string;
  /** Its name and address in one line. */
  place: string;
  phone: string;
  email: string;
  maxParty: number;
  /** Of one ticket; of tables none. */
  ticket: TicketPrice;
  age: string;
  /** What an editor says with it: a venue's notice, an event's note on its places. */
  notice: string;
  style: PageStyle;
  /** First and last day on which a table can be reserved; of tickets, of the dates that are offered. */
  range: { first: string; last: string };
  /** The dates of an event; null for a venue, which is reserved by the day. */
  dates: { time: ReservableTime; state: EventState; isOpen: boolean }[] | null;
  timesOn: (day: string) => ReservableTime[];
  /** Why there is nothing on a day, in the words of an editor; null where no editor says so. */
  closedOn: (day: string) => string | null;
};

/** What can be reserved at the address of a story; null where there is no such story, or it takes no reservations. */
export async function findOffer(path: string, site: Site, context: RequestContext): Promise<Offer | null> {
  const slug = storySlug(path);
  if (!linkAt(await site.content.links(context.version), slug)) return null;
  const [story, place] = await Promise.all([
    site.content.story(slug, { version: context.version, resolveRelations: relations, resolveLinks: 'url' }),
    readPlace(path, site, context),
  ]);
  const venue = related(story, 'venue');
  const event = related(story, 'event');
  const style = storyStyle(path, place, (venue ?? event)?.content ?? null);
  if (venue && takesTables(venue.content)) return tableOffer(venue, style, context.now);
  return event && takesTickets(event.content) ? ticketOffer(event, style, context.now) : null;
}

/** The story's own address, of that where something of it is reserved. */
export function withoutReserve(path: string): string {
  return path.endsWith(`/${reserveSegment}`) ? path.slice(0, -reserveSegment.length - 1) : path;
}

function tableOffer(venue: StoryOf<'venue'>, style: PageStyle, now: Date): Offer | null {
  const { content, uuid, full_slug } = venue;
  const timeZone = related(content.hotel, 'hotel')?.content.timezone;
  if (!timeZone) return null;
  const range = {
    first: zonedDay(now, timeZone),
    last: zonedDay(new Date(now.getTime() + tableDaysAhead * dayMs), timeZone),
  };
  return {
    kind: 'table',
    story: uuid,
    title: content.name,
    path: storyPath(full_slug),
    place: placeLine(content),
    phone: content.phone ?? '',
    email: content.email ?? '',
    maxParty: Number(content.max_party) || defaultMaxParty,
    ticket: noPrice,
    age: '',
    notice: content.notice ?? '',
    style,
    range,
    dates: null,
    timesOn: (day) => (day >= range.first && day <= range.last ? tableTimes(content, day, timeZone, now) : []),
    closedOn: (day) => closureOn(content, day),
  };
}

function ticketOffer(event: StoryOf<'event'>, style: PageStyle, now: Date): Offer {
  const { content, uuid, full_slug } = event;
  const venue = related(content.venue, 'venue');
  const hotel = hotelOf(event);
  const dates = ticketTimes(content, now);
  const today = zonedDay(now, content.timezone);
  return {
    kind: 'ticket',
    story: uuid,
    title: content.title,
    path: storyPath(full_slug),
    place: [venue?.content.name, hotel && placeLine(hotel.content)].filter(Boolean).join(', '),
    phone: hotel?.content.phone ?? '',
    email: hotel?.content.email ?? '',
    maxParty: Number(content.max_tickets) || defaultMaxParty,
    ticket: ticketPrice(content),
    age: ageText(content),
    notice: content.capacity_note ?? '',
    style,
    range: { first: dates[0]?.time.day ?? today, last: dates.at(-1)?.time.day ?? today },
    dates,
    timesOn: (day) => dates.filter(({ time, isOpen }) => isOpen && time.day === day).map(({ time }) => time),
    closedOn: () => null,
  };
}

type Address = { name: string } & Partial<Record<'street' | 'locality' | 'region' | 'postal', string | null>>;

function placeLine({ name, street, locality, region, postal }: Address): string {
  return [name, street, locality, [region, postal].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
