import { relations } from '#blocks/registry/schemas.ts';
import { related, type StoryOf } from '#blocks/stories/stories.ts';
import type { RequestContext, Site } from '../context.ts';
import { isDining } from '../page-style.ts';
import { linkAt } from '../story-index.server.ts';

/** The hotel or venue that a path lies under; its story says how every page below its address looks. */
export type Place = StoryOf<'hotel'> | StoryOf<'venue'>;

/**
 * The hotel or venue at the top of a path: `hotels/ulysses` for `/Hotels/Ulysses/rooms/bay-queen`. Null when the path
 * lies elsewhere, or when there is no such story. One read for all the pages of a place, as its own page makes it.
 */
export async function readPlace(pathname: string, site: Site, context: RequestContext): Promise<Place | null> {
  const slug = placeSlug(pathname);
  if (slug === null) return null;
  const links = await site.content.links(context.version);
  if (!linkAt(links, slug) && !linkAt(links, `${slug}/`)) return null;
  const story = await site.content.story(slug, {
    version: context.version,
    resolveRelations: relations,
    resolveLinks: 'url',
  });
  return related(story, 'hotel') ?? related(story, 'venue');
}

/** The full slug that a hotel's or venue's story would have above a path; null where none can be. */
export function placeSlug(pathname: string): string | null {
  const [area, first] = pathname.toLowerCase().split('/').filter(Boolean);
  if (first === undefined) return null;
  if (area === 'hotels') return `hotels/${first}`;
  return isDining(pathname) ? `dining/${first}` : null;
}
