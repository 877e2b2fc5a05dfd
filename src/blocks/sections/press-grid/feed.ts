import type { Feed } from '../../contract/feed.ts';
import type { Blocks } from '../../registry/schemas.ts';

/** What newspapers write; null for a list of some of it alone. */
export function pressFeed({ source }: Pick<Blocks['press_grid'], 'source'>): Feed | null {
  if (source === 'hotel' || source === 'manual') return null;
  return { type: 'application/rss+xml', title: 'ash hotels in the press', path: '/press/feed.xml' };
}
