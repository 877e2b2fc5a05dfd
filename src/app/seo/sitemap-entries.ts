import { matchPath } from 'react-router';
import { type LinkField, linkTarget, storyPath } from '#ui/link-target.ts';
import { storyPaths } from '../story-paths.ts';

/** A story as far as the sitemap asks: where it is, when it changed, whether it wants to be found here. */
export type ListedStory = {
  full_slug: string;
  published_at?: string | null;
  content: { noindex?: boolean | null; canonical?: LinkField | null };
};

export type SitemapParts = {
  stories: readonly ListedStory[];
  moodTags: readonly string[];
  products: readonly { handle: string }[];
  collections: readonly { handle: string }[];
  policies: readonly { handle: string }[];
};

export type SitemapEntry = { url: string; lastmod?: string };

/**
 * Every address that search engines may list, once: stories (without those that ask not to be, or that name another
 * address as theirs), and what the shop has. `url` is a path.
 */
export function sitemapEntries({ stories, moodTags, products, collections, policies }: SitemapParts): SitemapEntry[] {
  const listed = stories.filter(
    ({ full_slug, content }) => hasPage(full_slug) && !content.noindex && !linkTarget(content.canonical),
  );
  return [
    ...listed.map(({ full_slug, published_at }) => ({
      url: storyPath(full_slug),
      ...(published_at ? { lastmod: published_at } : {}),
    })),
    ...(moodTags.length > 0 ? [{ url: '/mood/tagged' }] : []),
    ...moodTags.map((tag) => ({ url: `/mood/tagged/${encodeURIComponent(tag)}` })),
    { url: '/hotels' },
    { url: '/collections' },
    ...collections.map(({ handle }) => ({ url: `/collections/${handle}` })),
    ...products.map(({ handle }) => ({ url: `/souvenirs/product/${handle}` })),
    ...policies.map(({ handle }) => ({ url: `/policies/${handle}` })),
  ];
}

/** Stories outside the route table, such as the menu of a page, only stand on pages. */
export function hasPage(fullSlug: string): boolean {
  const path = storyPath(fullSlug);
  return ['', ...storyPaths, 'newsletter', 'souvenirs/*'].some((pattern) => matchPath(`/${pattern}`, path) !== null);
}
