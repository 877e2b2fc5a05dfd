import type { Feed } from '../../contract/feed.ts';

/** What newspapers write. */
export function pressFeed(): Feed {
  return { type: 'application/rss+xml', title: 'ash hotels in the press', path: '/press/feed.xml' };
}
