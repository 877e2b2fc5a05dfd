import type { MetaDescriptor } from 'react-router';
import { calendarPath } from '#blocks/events/calendar-path.ts';
import { related } from '#blocks/stories/stories.ts';

type PageSection = { component: string; hotel?: unknown };
type Feed = { type: string; title: string; path: string };

const rss = 'application/rss+xml';

/** What programs may subscribe to on a page: the feeds of the sections that it holds, each once. */
export function feedLinks(sections: readonly PageSection[], publicUrl: string): MetaDescriptor[] {
  const feeds = new Map(sections.flatMap(feedsOf).map((feed) => [feed.path, feed]));
  return [...feeds.values()].map(({ type, title, path }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title,
    href: `${publicUrl}${path}`,
  }));
}

function feedsOf({ component, hotel }: PageSection): Feed[] {
  if (component === 'mail_grid') return [{ type: rss, title: 'ash mail', path: '/ash-mail/feed.xml' }];
  if (component === 'press_grid') return [{ type: rss, title: 'ash hotels in the press', path: '/press/feed.xml' }];
  if (component !== 'events_list') return [];
  const hotelStory = related(hotel, 'hotel');
  const title = hotelStory ? `Events, ${hotelStory.content.name}` : 'Events';
  return [{ type: 'text/calendar', title, path: calendarPath(hotelStory?.slug) }];
}
