import type { MetaDescriptor } from 'react-router';
import { sectionFeed } from '#blocks/registry/section-feed.ts';

/** What programs may subscribe to on a page: the feeds of the sections that it holds, each once. */
export function feedLinks(
  sections: readonly { _uid: string; component: string }[],
  publicUrl: string,
): MetaDescriptor[] {
  const found = sections.map(sectionFeed).filter((feed) => feed !== null);
  const feeds = new Map(found.map((feed) => [feed.path, feed]));
  return [...feeds.values()].map(({ type, title, path }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title,
    href: `${publicUrl}${path}`,
  }));
}
