import { openingState } from '#blocks/sections/eat-drink-section/opening-hours.ts';
import { tableLink } from '#blocks/sections/eat-drink-section/table-link.ts';
import { related, relatedAll, type StoryOf } from '#blocks/stories/stories.ts';
import { storyPath } from '#ui/link-target.ts';
import type { RequestContext, Site } from '../../context.ts';
import type { NotFoundBrand, SuggestedLink } from './not-found-page-data.ts';
import { todaysHours } from './todays-hours.ts';

const maxHotelsAndVenues = 100;

/** Every venue, with its hotel and its menus in place. */
export async function readVenues({ content }: Site, { version }: RequestContext): Promise<StoryOf<'venue'>[]> {
  const { stories } = await content.stories({
    version,
    contentType: 'venue',
    sortBy: 'position:desc',
    perPage: maxHotelsAndVenues,
    resolveRelations: ['venue.hotel', 'menu_ref.menu'],
  });
  return relatedAll(stories, 'venue');
}

/** Every hotel, in the group's order. */
export async function readHotels({ content }: Site, { version }: RequestContext): Promise<StoryOf<'hotel'>[]> {
  const { stories } = await content.stories({
    version,
    contentType: 'hotel',
    sortBy: 'position:desc',
    perPage: maxHotelsAndVenues,
  });
  return relatedAll(stories, 'hotel');
}

export function hotelBrand({ content, full_slug }: StoryOf<'hotel'>): NotFoundBrand {
  return {
    name: content.name,
    formerName: content.former_name || '',
    link: pathTo(full_slug),
    place: placeOf(content),
    phone: content.phone || null,
    reserve: null,
    openingState: '',
    today: [],
    picture: content.photos?.[0] ?? null,
  };
}

export function venueBrand(venue: StoryOf<'venue'>, now: Date): NotFoundBrand {
  const { content } = venue;
  const timeZone = related(content.hotel, 'hotel')?.content.timezone;
  const isClosed = venueState(venue, now)?.kind === 'holiday';
  return {
    name: content.name,
    formerName: '',
    link: pathTo(venue.full_slug),
    place: placeOf(content),
    phone: content.phone || null,
    reserve: tableLink(venue),
    openingState: venueState(venue, now)?.text ?? '',
    today: timeZone && !isClosed ? todaysHours(content.hours, now, timeZone) : [],
    picture: content.photos?.[0] ?? null,
  };
}

/** A venue among others: its city, and whether it is open now. */
export function venueLink(venue: StoryOf<'venue'>, now: Date): SuggestedLink {
  const state = venueState(venue, now);
  return {
    name: venue.content.name,
    link: pathTo(venue.full_slug),
    note: [venue.content.locality, state?.text].filter(Boolean).join('. '),
    open: state ? state.kind === 'open' || state.kind === 'closing_soon' : null,
  };
}

export function hotelLink({ content, full_slug }: StoryOf<'hotel'>): SuggestedLink {
  const status = content.status === 'coming_soon' ? 'coming soon' : '';
  const note = [content.locality, status].filter(Boolean).join(', ');
  return { name: content.name, link: pathTo(full_slug), note, open: null };
}

/** The path of a story's page; a start page's address ends in no slash. */
export function pathTo(fullSlug: string): string {
  return storyPath(fullSlug);
}

function venueState({ content }: StoryOf<'venue'>, now: Date) {
  const timeZone = related(content.hotel, 'hotel')?.content.timezone;
  if (!timeZone || !content.hours?.length) return null;
  return openingState({ hours: content.hours, closures: content.closures ?? [], now, timeZone });
}

function placeOf({ locality, region }: { locality?: string | null; region?: string | null }): string {
  return [locality, region].filter(Boolean).join(', ');
}
