import { allEventsPath } from '#blocks/events/calendar-path.ts';
import { datePath } from '#blocks/events/date-path.ts';
import { repeats } from '#blocks/events/event-dates.server.ts';
import { eventTime } from '#blocks/events/event-moment.server.ts';
import { hoursText } from '#blocks/events/hours-text.ts';
import { type Occurrence, occurrences } from '#blocks/events/occurrences.server.ts';
import { isInPeriod, type Period, periodNames } from '#blocks/events/period.ts';
import type { EventTimes } from '#blocks/events/recurrence.server.ts';
import { dayText } from '#protocol/date-words.ts';
import { storyPath } from '#ui/link-target.ts';
import { slugify } from '#ui/slug.ts';
import type { ListedStory } from './embedded-passages.server.ts';
import type { PageHit } from './site-index.server.ts';

/** Longer than until the end of any period. */
const aheadMs = 9 * 86_400_000;

/** An event that was found: its page in the period, and when it is. */
export type PeriodEvent = { hit: PageHit; path: string; text: string };

/** The first time that an event takes place in the period, by the calendar of the place where it is. */
export function firstTimeIn(event: EventTimes, period: Period, now: Date): Occurrence | null {
  const times = occurrences(event, now, new Date(now.getTime() + aheadMs));
  return times.find((time) => isInPeriod(eventTime(time), period, now, event.timezone)) ?? null;
}

/** The events among what was found that take place in the period, in their order; of a series the page of that date. */
export function eventsIn(period: Period, hits: readonly PageHit[], now: Date): PeriodEvent[] {
  return hits
    .flatMap((hit) => {
      const { event, path } = hit.page;
      const time = event && firstTimeIn(event, period, now);
      if (!time) return [];
      const start = time.start.toISOString();
      const day = dayText(time.start, event.timezone, { weekday: 'long' });
      const hours = event.all_day ? '' : `, ${hoursText(eventTime(time), event.timezone)}`;
      const text = `${day}${hours}. ${hit.page.description ?? ''}`.trim();
      return [{ hit, start, text, path: repeats(event) ? datePath(path, start, event.timezone) : path }];
    })
    .sort((a, b) => a.start.localeCompare(b.start));
}

/**
 * The page of all events, set to the period and to the city of a hotel that the search names; null where there is no such
 * page. It also answers when nothing is on.
 */
export function calendarResult(
  stories: readonly ListedStory[],
  period: Period,
  text: string,
): { path: string; title: string; text: string | null } | null {
  const page = stories.find(({ full_slug }) => storyPath(full_slug) === allEventsPath)?.content;
  if (!page) return null;
  const city = stories
    .flatMap(({ content }) => (content.component === 'hotel' && content.locality ? [String(content.locality)] : []))
    .find((name) => `-${slugify(text)}-`.includes(`-${slugify(name)}-`));
  const query = new URLSearchParams({ when: period, ...(city ? { city: slugify(city) } : {}) });
  return {
    path: `${allEventsPath}?${query}`,
    title: [`${page.title ?? 'Events'}: ${periodNames[period].toLowerCase()}`, city].filter(Boolean).join(', '),
    text: page.seo_description ? String(page.seo_description) : null,
  };
}
