import type { MetaDescriptor } from 'react-router';
import { contentAt } from '#blocks/dates/time-window.ts';
import { shortDay, splitDate } from '#blocks/events/date-path.ts';
import { eventDates, repeats } from '#blocks/events/event-dates.server.ts';
import { isSectionName } from '#blocks/registry/preload-sections.ts';
import { resolveBlocks } from '#blocks/registry/resolve.server.ts';
import { type Blocks, type ContentType, relations } from '#blocks/registry/schemas.ts';
import { withTicketsLeft } from '#blocks/reservations/tickets-left.server.ts';
import { resolveRoom } from '#blocks/rooms/room-data.server.ts';
import { slimStories } from '#blocks/stories/slim-stories.ts';
import { related } from '#blocks/stories/stories.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import { storySlug } from '#protocol/storyblok/story-slug.ts';
import { readPlace } from '../../brands/place.server.ts';
import { storyStyle } from '../../brands/story-style.server.ts';
import { type Crumb, storyTrail } from '../../breadcrumb-trail.ts';
import type { RequestContext, Site } from '../../context.ts';
import { mapSources } from '../../document/loaded-sources.server.ts';
import { jobForm } from '../../forms/job-form.server.ts';
import type { PageStyle } from '../../page-style.ts';
import { storyGraph } from '../../seo/structured-data/story-graph.server.ts';
import { deepColours } from '../../seo/theme-colours.ts';
import { linkAt, linksTo } from '../../story-index.server.ts';
import { loadMoodPage } from '../mood/load-mood-page.server.ts';
import { frameSources } from './frame-sources.server.ts';
import { loadSplash } from './load-global-elements.server.ts';
import { nextChange } from './next-change.ts';
import { preloadPage } from './page-code.ts';
import { pageSections } from './page-sections.ts';
import { isPage, type PageContent } from './page-types.ts';
import { readableDraft } from './readable-draft.server.ts';
import type { StoryData } from './story-data.ts';
import { storyMeta } from './story-meta.server.ts';

/** Everything a page of content shows; plain JSON, so that the browser gets the same. */
export type StoryPage = {
  /** 404 where an event is asked for on a day on which it is not. */
  status: 200 | 404;
  story: Story<PageContent>;
  /** What the sections' own `resolve.server.ts` fetched, by the section's `_uid`. */
  blockData: Record<string, unknown>;
  /** Hosts of the booking windows on the page, for its Content-Security-Policy; left out of what a document carries. */
  frameSources?: string[];
  /** Whether the page shows something of other sites, which the policy of another page's document forbids; left out there, too. */
  hasOwnPolicy?: boolean;
  /** Whether the browser has of the page's template the HTML alone; said by what a document carries. */
  htmlOnly?: true;
  /** What the home page shows before itself. */
  splash?: Blocks['splash_intro'] | null;
  /** The page's own; left out where it has the group's. */
  footer?: ContentType<'footer'> | null;
  /** The way from the home page to this one. */
  trail: Crumb[];
  /** Title, description, link previews and JSON-LD; left out of what a document carries: they stand in its head. */
  meta?: MetaDescriptor[];
  style: PageStyle;
  headerStyle: 'solid' | 'overlay' | 'hidden';
  draft: boolean;
  now: string;
  market: RequestContext['market'];
  publicUrl: string;
};

/** How a page's story is read: with everything that its sections name. */
const storyReads = { resolveRelations: relations, resolveLinks: 'url' } as const;

/**
 * The page at an address; null when there is none. `unsaved` is its story as an editor has it, in place of the stored one.
 *
 * Whether a story exists is read from the links map, so that an unknown path costs no call of its own.
 */
export async function findStory(
  address: { pathname: string; search: string },
  site: Site,
  requestInfo: RequestContext,
  unsaved?: Story,
): Promise<StoryPage | null> {
  const path = storySlug(address.pathname);
  const links = await site.content.links(requestInfo.version);
  // Below an event that repeats, each of its days is a page.
  const date = linkAt(links, path) ? null : splitDate(path);
  const slug = date?.event ?? path;
  const link = linkAt(links, slug);
  if (!link || (unsaved && unsaved.id !== link.id)) return null;

  const query = { version: requestInfo.version, ...storyReads };
  const [read, place] = await Promise.all([
    unsaved ? site.content.resolve(unsaved, query) : site.content.story(slug, query),
    readPlace(address.pathname, site, requestInfo),
  ]);
  if (read === null || !isPage(read)) return null;
  const stored = requestInfo.version === 'draft' ? readableDraft(read) : read;
  if (date && !(stored.content.component === 'event' && repeats(stored.content))) return null;

  const content = await withForm(contentAt(stored.content, requestInfo.now).content, site, requestInfo);
  const story = { ...stored, content };
  const body = pageSections(content);
  const hotel = 'hotel' in content ? related(content.hotel, 'hotel') : null;
  const hotelUuid = content.component === 'hotel' ? story.uuid : (hotel?.uuid ?? null);
  const style = storyStyle(address.pathname, place, content);
  const [blockData] = await Promise.all([
    resolveBlocks(body, {
      ...site,
      ...requestInfo,
      query: new URLSearchParams(address.search),
      hotel: hotelUuid,
      job: content.component === 'job' ? story : null,
      deep: deepColours(style),
      deepAtNight: deepColours(style, 'night'),
    }),
    preloadPage(content),
  ]);
  for (const { component, _uid } of body) {
    if (!isSectionName(component)) site.log('warn', 'unknown_section', { component, uid: _uid, slug });
    if (component === 'event_booking_frame' && !blockData[_uid])
      site.log('warn', 'frame_not_allowed', { uid: _uid, slug });
  }
  const dates =
    content.component === 'event'
      ? await withTicketsLeft(
          { uuid: story.uuid, content },
          eventDates(content, date?.day ?? null, requestInfo.now),
          site.placesLeft,
        )
      : null;
  if (dates) blockData[content._uid] = dates satisfies StoryData['event'];
  if (content.component === 'room') {
    const room = await resolveRoom({ ...story, content }, { ...site, ...requestInfo }, { others: true });
    blockData[content._uid] = slimStories(room) satisfies StoryData['room'];
  }
  if (content.component === 'mood_entry') {
    blockData[content._uid] = (await loadMoodPage(content, site, requestInfo)) satisfies StoryData['mood_entry'];
  }
  site.changesAt(nextChange([stored.content, blockData], requestInfo.now));
  const trail = storyTrail(slug, linksTo(links, slug));
  if (date) trail.push({ name: shortDay(date.day, requestInfo.now), path: `/${path}` });
  const graph = await storyGraph({ story, trail, dates }, site, requestInfo);
  const frames = frameSources(body, blockData);
  const footer = 'footer' in content ? related(content.footer, 'footer') : null;
  return {
    status: dates?.day && !dates.moment ? 404 : 200,
    story: { ...story, content: slimStories(content) },
    blockData,
    frameSources: frames,
    hasOwnPolicy: frames.length > 0 || mapSources({ story: { blockData } }).length > 0,
    ...(slug === 'home' ? { splash: await loadSplash(site, requestInfo) } : {}),
    footer: footer?.content ?? null,
    trail,
    meta: storyMeta({ story, dates, publicUrl: site.publicUrl, graph }, address),
    style,
    headerStyle: headerStyleOf(content),
    draft: requestInfo.version === 'draft',
    now: requestInfo.now.toISOString(),
    market: requestInfo.market,
    publicUrl: site.publicUrl,
  };
}

/** A job's page has the application form, which may stand on the careers page. */
async function withForm(content: PageContent, site: Site, requestInfo: RequestContext): Promise<PageContent> {
  return content.component === 'job' ? { ...content, form: await jobForm(content, site, requestInfo) } : content;
}

function headerStyleOf(content: PageContent): StoryPage['headerStyle'] {
  return ('header_style' in content && content.header_style) || 'solid';
}
