import { storyPath } from '#ui/link-target.ts';

/**
 * The steps of the breadcrumbs and of their JSON-LD: the first is `home`, 'Home', the others are the names of
 * stories.
 */

/** One step of the way from the home page. The last step is the page itself. */
export type Crumb = { name: string; path: string };

type Link = { slug: string; name: string; is_folder: boolean };

const home: Crumb = { name: 'Home', path: '/' };

/**
 * The way to a story: the stories that live above it in the tree, each by its own name. Folders without a page of
 * their own, such as `hotels`, are no steps. The home page has none.
 */
export function storyTrail(slug: string, links: Iterable<Link>): Crumb[] {
  if (slug === 'home') return [];
  const segments = slug.split('/');
  const above = new Set(segments.map((_, index) => segments.slice(0, index + 1).join('/')));
  const steps = [...links]
    .filter((link) => !link.is_folder && above.has(link.slug))
    .sort((a, b) => a.slug.length - b.slug.length)
    .map(({ name, slug: step }) => ({ name, path: storyPath(step) }));
  return [home, ...steps];
}

/** The way to a page that is no story. */
export function trailOf(...steps: [name: string, path: string][]): Crumb[] {
  return [home, ...steps.map(([name, path]) => ({ name, path }))];
}
