import { Feed } from 'feed';
import { storyDate } from '#blocks/dates/dates.ts';
import { cacheControl } from '#protocol/cache-times.ts';
import { imageUrl } from '#ui/image-url.ts';

export type FeedEntry = {
  title: string;
  summary: string;
  /** As the content service stores it. */
  date: string;
  /** Path of its page, with a leading slash. */
  path: string;
  author?: string | null | undefined;
  tags?: readonly string[];
  picture?: { filename: string } | null | undefined;
};

type FeedAbout = {
  title: string;
  description: string;
  /** Paths of the page that it is the feed of, and of the feed. */
  page: string;
  path: string;
  publicUrl: string;
};

/** Characters that XML 1.0 has no place for, escaped or not. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * An RSS 2.0 feed of pages of the site, in the order given: of each title, summary, date, path, and where they are given author,
 * tags (as `<category>`) and picture. Addresses are absolute; entries without a date are left out.
 */
export function rssFeed(
  { title, description, page, path, publicUrl }: FeedAbout,
  entries: readonly FeedEntry[],
): Response {
  const dated = entries.flatMap((entry) => {
    const date = storyDate(entry.date);
    return date ? [{ ...entry, date }] : [];
  });
  const feed = new Feed({
    title,
    description,
    id: `${publicUrl}${page}`,
    link: `${publicUrl}${page}`,
    language: 'en-US',
    generator: false,
    feed: `${publicUrl}${path}`,
    // The newest entry's, so that an unchanged feed stays the same to the byte.
    updated: dated[0]?.date ?? new Date(0),
  });
  for (const entry of dated) {
    const link = `${publicUrl}${entry.path}`;
    feed.addItem({
      title: entry.title,
      description: entry.summary,
      id: link,
      link,
      date: entry.date,
      ...(entry.author ? { author: [{ name: entry.author }] } : {}),
      ...(entry.tags?.length ? { category: entry.tags.map((name) => ({ name })) } : {}),
      ...(entry.picture?.filename ? { image: preview(entry.picture.filename, publicUrl) } : {}),
    });
  }
  return new Response(feed.rss2().replace(notXml, ''), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': cacheControl.feed },
  });
}

function preview(filename: string, publicUrl: string): { url: string; type: string; length: number } {
  const url = imageUrl(filename, { width: 1200, height: 630, format: 'jpeg' });
  return { url: url.startsWith('/') ? `${publicUrl}${url}` : url, type: 'image/jpeg', length: 0 };
}
