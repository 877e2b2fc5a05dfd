import { relations } from '#blocks/registry/schemas.ts';
import { slimStories } from '#blocks/stories/slim-stories.ts';
import { related } from '#blocks/stories/stories.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import type { RequestContext, Site } from '../../context.ts';
import { hotelHouse, pathTo, readHotels, readVenues, venueHouse } from './hotels-and-venues.server.ts';
import { type NotFoundLayout, notFoundLayout, slugsAbove } from './not-found-layout.ts';
import type { House, NotFoundData } from './not-found-page-data.ts';
import { suggestedLinks } from './suggested-links.server.ts';

/** Whose page a layout is where the path lies under no story that says so. */
const layoutBrands: { [Layout in NotFoundLayout]?: string } = {
  diner: 'dining/karls',
  candy: 'dining/candy-bar',
  dean: 'hotels/neptune',
  ulysses: 'hotels/ulysses',
  siren: 'hotels/the-siren',
};

/**
 * What the not-found page at `pathname` shows. Every read is one that the data cache keeps for all paths together, so
 * that no number of unknown paths costs more than one.
 */
export async function loadNotFound(pathname: string, site: Site, visit: RequestContext): Promise<NotFoundData> {
  const above = await nearestStoryAbove(pathname, site, visit);
  const layout = notFoundLayout(pathname, text(above?.content.layout));
  const [venues, hotels] = await Promise.all([readVenues(site, visit), readHotels(site, visit)]);
  const houseSlug = layoutBrands[layout] ?? above?.full_slug;
  const hotel = hotels.find(({ full_slug }) => full_slug === houseSlug);
  const venue = venues.find(({ full_slug }) => full_slug === houseSlug);
  const house: House | null = hotel ? hotelHouse(hotel) : venue ? venueHouse(venue, visit.now) : null;
  return {
    path: pathname,
    layout,
    house: layout === 'ash' || layout === 'dining' ? null : house,
    doors: await suggestedLinks(layout, { site, visit, venues, hotels, hotel, venue, above }),
    footer: slimStories(related(above?.content.footer, 'footer')?.content ?? null),
  };
}

async function nearestStoryAbove(pathname: string, site: Site, visit: RequestContext): Promise<Story | null> {
  const links = Object.values(await site.content.links(visit.version));
  const slugs = new Set(links.filter(({ is_folder }) => !is_folder).map(({ slug }) => pathTo(slug)));
  const slug = slugsAbove(pathname).find((candidate) => slugs.has(`/${candidate}`));
  if (slug === undefined) return null;
  return site.content.story(slug, { version: visit.version, resolveRelations: relations, resolveLinks: 'url' });
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
