import type { Feed } from '../../contract/feed.ts';

/** The newest letters. */
export function mailFeed(): Feed {
  return { type: 'application/rss+xml', title: 'ash mail', path: '/ash-mail/feed.xml' };
}
