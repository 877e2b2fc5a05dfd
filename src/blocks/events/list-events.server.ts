import { storyPath } from '#ui/link-target.ts';
import { slugify } from '#ui/slug.ts';
import { mostStories, type ResolveContext } from '../contract/resolve-context.ts';
import { timesWithLeft } from '../reservations/tickets-left.server.ts';
import { related, relatedAll, type StoryOf } from '../stories/stories.ts';
import { eventTime, stateOf } from './event-moment.server.ts';
import { ageText, eventPrice } from './event-state.ts';
import type { ListedEvent } from './listed-event.ts';
import { occurrences } from './occurrences.server.ts';
import { repeatText } from './repeat-text.server.ts';

/** What lists of events read; without `placesLeft` they show no tickets that are left. */
export type EventReads = Pick<ResolveContext, 'content' | 'version' | 'now' | 'placesLeft'>;

const dayMs = 86_400_000;
/** How far ahead a series is shown (docs/reference/sections.md#events), and an event that happens once. */
const seriesAheadMs = 90 * dayMs;
const singleAheadMs = 400 * dayMs;

/** Every event, with its venue, its hotel and the venue's hotel in place. */
export async function readEvents({ content, version }: EventReads): Promise<StoryOf<'event'>[]> {
  const stories = await content.allStories({
    version,
    contentType: 'event',
    perPage: mostStories,
    sortBy: 'content.start:asc',
    resolveRelations: ['event.venue', 'event.hotel', 'venue.hotel'],
  });
  return relatedAll(stories, 'event');
}

/** The hotel an event belongs to: its own, or that of its venue. */
export function hotelOf({ content }: StoryOf<'event'>): StoryOf<'hotel'> | null {
  return related(content.hotel, 'hotel') ?? related(related(content.venue, 'venue')?.content.hotel, 'hotel');
}

/** How many events a list has at most, and of each how many times. */
type Most = { events?: number; times?: number };

/** What is still to come of these events, soonest first; each once, with its times and whether they have tickets. */
export async function upcomingEvents(
  events: readonly StoryOf<'event'>[],
  { content, now, placesLeft }: EventReads,
  most: Most = {},
): Promise<ListedEvent[]> {
  const tags = new Map((await content.datasource('event-tags')).map(({ value, name }) => [value, name]));
  const shown = events
    .flatMap((event) => listedEvent(event, now, tags).map((listed) => ({ event, listed })))
    .sort((a, b) => (a.listed.times[0]?.start ?? '').localeCompare(b.listed.times[0]?.start ?? ''))
    .slice(0, most.events);
  return Promise.all(
    shown.map(async ({ event, listed }) => {
      const times = listed.times.slice(0, most.times);
      return { ...listed, times: placesLeft ? await timesWithLeft(event, times, placesLeft) : times };
    }),
  );
}

function listedEvent(event: StoryOf<'event'>, now: Date, tags: ReadonlyMap<string, string>): ListedEvent[] {
  const { content, slug, full_slug } = event;
  const repeats = content.repeat && content.repeat !== 'none';
  const times = occurrences(content, now, new Date(now.getTime() + (repeats ? seriesAheadMs : singleAheadMs)));
  if (times.length === 0) return [];
  const venue = related(content.venue, 'venue');
  const hotel = hotelOf(event);
  const city = hotel?.content.locality;
  return [
    {
      slug,
      path: storyPath(full_slug),
      title: content.title,
      summary: content.summary ?? '',
      image: content.image,
      timezone: content.timezone,
      allDay: content.all_day === true,
      repeated: repeatText(content),
      price: eventPrice(content),
      age: ageText(content),
      tags: (content.tags ?? []).map((value) => ({ slug: value, name: tags.get(value) ?? value })),
      venue: venue && { slug: venue.slug, name: venue.content.name },
      hotel: hotel && { slug: hotel.slug, name: hotel.content.name },
      city: city ? { slug: slugify(city), name: city } : null,
      times: times.map((time) => ({ ...eventTime(time), state: stateOf(content, time, now) })),
    },
  ];
}
