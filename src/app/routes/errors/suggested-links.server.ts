import { occurrences } from '#blocks/events/occurrences.server.ts';
import type { Section } from '#blocks/registry/schemas.ts';
import { tableLink } from '#blocks/sections/eat-drink-section/table-link.ts';
import { related, relatedAll, type StoryOf } from '#blocks/stories/stories.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import { linkTarget } from '#ui/link-target.ts';
import type { RequestContext, Site } from '../../context.ts';
import { hotelLink, pathTo, venueLink } from './hotels-and-venues.server.ts';
import type { NotFoundLayout } from './not-found-layout.ts';
import type { NotFoundData, SuggestedLink } from './not-found-page-data.ts';

type Surroundings = {
  site: Site;
  context: RequestContext;
  venues: readonly StoryOf<'venue'>[];
  hotels: readonly StoryOf<'hotel'>[];
  /** The hotel or venue whose page it is. */
  hotel: StoryOf<'hotel'> | undefined;
  venue: StoryOf<'venue'> | undefined;
  /** The nearest story above the path. */
  above: Story | null;
};

const aheadMs = 200 * 86_400_000;

/** Where else a guest may go, by layout (docs/reference/routes.md#not-found). Lists without an entry are left out. */
export async function suggestedLinks(
  layout: NotFoundLayout,
  around: Surroundings,
): Promise<NotFoundData['suggestions']> {
  const lists = await listsOf(layout, around);
  return lists.filter(({ links }) => links.length > 0);
}

async function listsOf(layout: NotFoundLayout, around: Surroundings): Promise<NotFoundData['suggestions']> {
  const { hotels, venues, venue, context, above } = around;
  const ownVenues = () => venues.filter(({ content }) => related(content.hotel, 'hotel')?.uuid === around.hotel?.uuid);
  switch (layout) {
    case 'ash': {
      const guides = await cityGuides(around);
      return [
        { title: 'Hotels', links: hotels.filter(({ content }) => content.status !== 'closed').map(hotelLink) },
        { title: 'One step back', links: above ? [linkTo(above.name, pathTo(above.full_slug))] : [] },
        { title: 'City guides', links: guides },
      ];
    }
    case 'dining':
      return [{ title: 'Eat & drink', links: venues.map((each) => venueLink(each, context.now)) }];
    case 'diner':
    case 'candy':
      return [{ title: 'Menus', links: menus(venue) }];
    case 'gold':
      return [{ title: 'At the table', links: [...invitations(above, venue), ...menus(venue)] }];
    case 'dean':
      return [];
    case 'ulysses': {
      const [rooms, events] = await Promise.all([roomsOf(around), eventsOf(around)]);
      return [
        { title: 'Rooms', links: rooms },
        { title: 'Events', links: events },
        { title: 'Eat and drink', links: ownVenues().map((each) => venueLink(each, context.now)) },
      ];
    }
    case 'siren':
      return [
        { title: 'Rooms', links: await roomsOf(around) },
        { title: 'Downstairs', links: ownVenues().map((each) => venueLink(each, context.now)) },
      ];
  }
}

async function cityGuides({ site, context }: Surroundings): Promise<SuggestedLink[]> {
  const { stories } = await site.content.stories({
    version: context.version,
    contentType: 'city',
    sortBy: 'position:desc',
    perPage: 100,
  });
  return relatedAll(stories, 'city').map(({ content, full_slug }) => linkTo(content.name, pathTo(full_slug)));
}

async function roomsOf({ site, context, hotel }: Surroundings): Promise<SuggestedLink[]> {
  if (!hotel) return [];
  const stories = await site.content.allStories({
    version: context.version,
    contentType: 'room',
    perPage: 100,
    sortBy: 'content.sort:asc:int',
    filter: { hotel: { in: hotel.uuid } },
  });
  return relatedAll(stories, 'room').map(({ content, full_slug }) => linkTo(content.name, pathTo(full_slug)));
}

/** What is still to come at a hotel. */
async function eventsOf({ site, context, hotel }: Surroundings): Promise<SuggestedLink[]> {
  if (!hotel) return [];
  const stories = await site.content.allStories({
    version: context.version,
    contentType: 'event',
    perPage: 100,
    filter: { hotel: { in: hotel.uuid } },
  });
  const until = new Date(context.now.getTime() + aheadMs);
  return relatedAll(stories, 'event')
    .filter(({ content }) => content.status !== 'cancelled' && occurrences(content, context.now, until).length > 0)
    .map(({ content, full_slug }) => linkTo(content.title, pathTo(full_slug)));
}

function menus(venue: StoryOf<'venue'> | undefined): SuggestedLink[] {
  return (venue?.content.menus ?? []).flatMap(({ label, menu, pdf }) => {
    const story = related(menu, 'menu');
    if (story) return [linkTo(label || story.content.title, pathTo(story.full_slug))];
    if (typeof menu === 'string' && menu !== '') return [];
    return pdf?.filename ? [linkTo(`${label || 'Menu'} (PDF)`, pdf.filename)] : [];
  });
}

/** What a venue's own page asks its guests to: a table, a private dinner. Each address once. */
function invitations(above: Story | null, venue: StoryOf<'venue'> | undefined): SuggestedLink[] {
  const body = (above?.content.body ?? []) as Section[];
  const ctas = body.flatMap((section) => ('ctas' in section ? (section.ctas ?? []) : []));
  const reservation = venue ? tableLink(venue) : null;
  if (ctas.length === 0) return reservation ? [{ name: 'Reserve', link: reservation, note: '', open: null }] : [];
  const seen = new Set<string>();
  return ctas.flatMap(({ label, link }) => {
    const href = linkTarget(link)?.href;
    if (href === undefined || seen.has(href)) return [];
    seen.add(href);
    return [{ name: label, link, note: '', open: null }];
  });
}

function linkTo(name: string, link: string): SuggestedLink {
  return { name, link, note: '', open: null };
}
