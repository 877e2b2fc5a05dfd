import { onceForEach } from '#blocks/stories/once-for-each.ts';
import type { Link } from '#protocol/storyblok/cdn.ts';

type Links = Readonly<Record<string, Link>>;

/** A links map by full slug, without folders: made once for each map, not searched by each page. */
const storiesBySlug = onceForEach((links: Links): ReadonlyMap<string, Link> => {
  const stories = Object.values(links).filter(({ is_folder }) => !is_folder);
  // The first of two with one slug counts.
  return new Map(stories.reverse().map((link) => [link.slug, link]));
});

/** The story at a full slug, as a links map has it. */
export function linkAt(links: Links, slug: string): Link | null {
  return storiesBySlug(links).get(slug) ?? null;
}

/** The story at a full slug and those above it; folders without a story are left out. */
export function linksTo(links: Links, slug: string): Link[] {
  const segments = slug.split('/');
  return segments.flatMap((_, index) => linkAt(links, segments.slice(0, index + 1).join('/')) ?? []);
}
