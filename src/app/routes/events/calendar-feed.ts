import type { LoaderFunctionArgs } from 'react-router';
import { isDay } from '#blocks/events/date-path.ts';
import { repeats, timeOn } from '#blocks/events/event-dates.server.ts';
import { hotelOf, readEvents } from '#blocks/events/list-events.server.ts';
import { occurrences } from '#blocks/events/occurrences.server.ts';
import { related, type StoryOf } from '#blocks/stories/stories.ts';
import { cacheControl } from '#protocol/cache-times.ts';
import { requestContext, siteContext } from '../../context.ts';
import { eventCalendar } from './event-calendar.server.ts';

const dayMs = 86_400_000;
/** The calendars list events that had a date within so many days before now, or have one within so many after. */
const calendarDays = { past: 365, ahead: 400 };

/**
 * `/events.ics` and `/events/{hotel}.ics`: what is on, and what was in the last year, so that subscribers keep it.
 * `?event={full slug}` is that event alone (addresses with the last part of the slug are known to calendar programs, too),
 * with `&date=2026-12-04` one date of it. What is unknown is not found.
 */
export async function loader({ url, params, context }: LoaderFunctionArgs): Promise<Response> {
  const site = context.get(siteContext);
  const requestInfo = context.get(requestContext);
  const { pathname, searchParams } = url;
  const events = await readEvents({ ...site, ...requestInfo });

  const slug = searchParams.get('event');
  if (slug !== null) {
    const event = events.find(({ full_slug }) => full_slug === slug) ?? events.find((one) => one.slug === slug);
    if (!event) return notFound(pathname);
    const day = searchParams.get('date');
    const found = day === null ? event : eventOn(event, day, requestInfo.now);
    return found ? calendarFile(event.content.title, [found], site.publicUrl) : notFound(pathname);
  }

  const current = events.filter((event) => isCurrent(event, requestInfo.now));
  const { hotel: hotelSlug } = params;
  if (hotelSlug === undefined) return calendarFile('ash hotels', current, site.publicUrl);

  const hotel = related(await site.content.story(`hotels/${hotelSlug}`, { version: requestInfo.version }), 'hotel');
  if (!hotel) return notFound(pathname);
  const ofHotel = current.filter((event) => hotelOf(event)?.uuid === hotel.uuid);
  return calendarFile(`${hotel.content.name} (ash)`, ofHotel, site.publicUrl);
}

/** One date of an event that repeats, as an event of its own; null where it is not on that day. */
function eventOn(event: StoryOf<'event'>, day: string, now: Date): StoryOf<'event'> | null {
  const time = isDay(day) && repeats(event.content) ? timeOn(event.content, day, now) : null;
  return (
    time && {
      ...event,
      uuid: `${event.uuid}-${day}`,
      full_slug: `${event.full_slug}/${day}`,
      content: {
        ...event.content,
        repeat: 'none',
        start: time.start.toISOString(),
        end: time.end?.toISOString() ?? '',
      },
    }
  );
}

function isCurrent({ content }: StoryOf<'event'>, now: Date): boolean {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  return occurrences(content, inDays(-calendarDays.past), inDays(calendarDays.ahead)).length > 0;
}

function calendarFile(name: string, events: readonly StoryOf<'event'>[], publicUrl: string): Response {
  return new Response(eventCalendar(name, events, publicUrl), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': cacheControl.feed },
  });
}

function notFound(pathname: string): Response {
  return new Response(`Page not found: ${pathname}`, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
