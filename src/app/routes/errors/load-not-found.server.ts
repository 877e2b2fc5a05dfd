import { relations } from '#blocks/registry/schemas.ts';
import { slimStories } from '#blocks/stories/slim-stories.ts';
import { related, type StoryOf } from '#blocks/stories/stories.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import { type Place, readPlace } from '../../brands/place.server.ts';
import { hotelOf, skinOf, storyStyle } from '../../brands/story-style.server.ts';
import { themeNamed } from '../../brands/theme-sheets.server.ts';
import type { RequestContext, Site } from '../../context.ts';
import { chooseLayout, type FrameStyle, layoutStyle } from './choose-layout.server.ts';
import { hotelBrand, pathTo, readHotels, readVenues, venueBrand } from './hotels-and-venues.server.ts';
import type { NotFoundLayout } from './not-found-layout.ts';
import type { NotFoundData } from './not-found-page-data.ts';
import { suggestedLinks } from './suggested-links.server.ts';

/**
 * What the not-found page at `pathname` shows. Every read is one that the data cache stores for all paths together, so
 * that no number of unknown paths costs more than one.
 */
export async function loadNotFound(pathname: string, site: Site, context: RequestContext): Promise<NotFoundData> {
  const [place, above, venues, hotels] = await Promise.all([
    readPlace(pathname, site, context),
    nearestStoryAbove(pathname, site, context),
    readVenues(site, context),
    readHotels(site, context),
  ]);
  const layout = chooseLayout(pathname, [place?.content.layout, above?.content.layout]);
  const brandSlug = slugOfBrand(layout, { place, above, hotels, venues });
  const hotel = hotels.find(({ full_slug }) => full_slug === brandSlug);
  const venue = venues.find(({ full_slug }) => full_slug === brandSlug);
  const brand = hotel ? hotelBrand(hotel) : venue ? venueBrand(venue, context.now) : null;
  return {
    path: pathname,
    layout,
    style: storyStyle(pathname, place, null),
    // A venue's own look counts also in a layout that it shares with its hotel.
    frame: layoutStyle(
      layout,
      brandStyle(place && skinOf(place) && place.content.layout === layout ? place : (hotel ?? venue)),
    ),
    brand: layout === 'ash' || layout === 'dining' ? null : brand,
    suggestions: await suggestedLinks(layout, { site, context, venues, hotels, hotel, venue, above }),
    footer: slimStories(related(above?.content.footer, 'footer')?.content ?? null),
  };
}

type Candidates = {
  place: Place | null;
  above: Story | null;
  hotels: readonly StoryOf<'hotel'>[];
  venues: readonly StoryOf<'venue'>[];
};

/**
 * Whose page it is: the hotel with the layout that the path's venue belongs to, the hotel or venue of the path, or,
 * where a story elsewhere chose the layout, the first hotel or venue that has it too. The layout of a former name is
 * about the hotel that had it.
 */
function slugOfBrand(layout: NotFoundLayout, { place, above, hotels, venues }: Candidates): string | undefined {
  const isItsLayout = ({ content }: Place) => content.layout === layout;
  const own = [place && hotelOf(place), place].find((story) => story && isItsLayout(story));
  const renamed = layout === 'dean' ? hotels.find(({ content }) => content.former_name) : undefined;
  return (renamed ?? own ?? hotels.find(isItsLayout) ?? venues.find(isItsLayout) ?? above)?.full_slug;
}

function brandStyle(brand: Place | undefined): FrameStyle | null {
  return brand ? { theme: themeNamed('theme', brand.content.theme_key), skin: skinOf(brand) } : null;
}

async function nearestStoryAbove(pathname: string, site: Site, context: RequestContext): Promise<Story | null> {
  const links = Object.values(await site.content.links(context.version));
  const slugs = new Set(links.filter(({ is_folder }) => !is_folder).map(({ slug }) => pathTo(slug)));
  const slug = slugsAbove(pathname).find((candidate) => slugs.has(`/${candidate}`));
  if (slug === undefined) return null;
  return site.content.story(slug, { version: context.version, resolveRelations: relations, resolveLinks: 'url' });
}

/** Full slugs of the stories that may lie above a path, nearest first; `/enjoy/…` shows the venues of `/dining/…`. */
export function slugsAbove(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  if (segments[0] === 'enjoy') segments[0] = 'dining';
  return Array.from({ length: Math.max(segments.length - 1, 0) }, (_, index) =>
    segments.slice(0, segments.length - 1 - index).join('/'),
  );
}
