import type { EventDates } from '#blocks/events/event-state.ts';
import { isOpenJob } from '#blocks/jobs/jobs.ts';
import { type ContentType, relations } from '#blocks/registry/schemas.ts';
import { relatedAll, type StoryOf } from '#blocks/stories/stories.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import type { Crumb } from '../../breadcrumb-trail.ts';
import type { RequestContext, Site } from '../../context.ts';
import type { PageContent } from '../../routes/story/page-types.ts';
import { article } from './article.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { event } from './event.ts';
import { hotel } from './hotel.ts';
import { jobPosting } from './job.ts';
import { menu } from './menu.ts';
import { type Graph, graph, type Node } from './node.ts';
import { organization, webSite } from './organization.ts';
import { roomOffer } from './room.ts';
import { venue } from './venue.ts';

export type StoryGraphInput = {
  story: Story<PageContent>;
  trail: readonly Crumb[];
  /** Of an event's page. */
  dates: EventDates | null;
};

/** What a story's page says to search engines: the thing itself, and the way to it. */
export async function storyGraph(
  input: StoryGraphInput,
  site: Site,
  requestInfo: RequestContext,
): Promise<Graph | null> {
  const nodes = await things(input, site, requestInfo);
  return graph([...nodes, ...breadcrumbList(input.trail, site.publicUrl)]);
}

async function things({ story, dates }: StoryGraphInput, site: Site, requestInfo: RequestContext): Promise<Node[]> {
  const { publicUrl } = site;
  const { content } = story;
  switch (content.component) {
    case 'page':
      if (story.full_slug === 'home')
        return [organization(await groupFooter(site, requestInfo), publicUrl), webSite(publicUrl)];
      return [];
    case 'job':
      return isOpenJob(content, requestInfo.now) ? [jobPosting(story as StoryOf<'job'>, publicUrl)] : [];
    case 'hotel':
      return [hotel(story as StoryOf<'hotel'>, await roomsOf(story.uuid, site, requestInfo), publicUrl)];
    case 'room':
      return [roomOffer(story as StoryOf<'room'>, publicUrl)];
    case 'venue':
      return [venue(story as StoryOf<'venue'>, requestInfo.now, publicUrl)];
    case 'menu':
      return [menu(story as StoryOf<'menu'>, publicUrl)];
    case 'event': {
      if (!dates?.moment) return [];
      const { day, moment } = dates;
      const full_slug = day ? `${story.full_slug}/${day}` : story.full_slug;
      const when = { ...moment, soldOut: moment.state === 'sold_out' };
      return [event({ ...(story as StoryOf<'event'>), full_slug }, when, publicUrl)];
    }
    case 'mail_article':
      return [article(story as StoryOf<'mail_article'>, publicUrl)];
    default:
      return [];
  }
}

async function groupFooter(site: Site, requestInfo: RequestContext): Promise<ContentType<'footer'> | null> {
  const footer = await site.content.footer(requestInfo.version);
  return (footer?.content ?? null) as ContentType<'footer'> | null;
}

async function roomsOf(hotelUuid: string, site: Site, requestInfo: RequestContext): Promise<StoryOf<'room'>[]> {
  const stories = await site.content.allStories({
    version: requestInfo.version,
    contentType: 'room',
    perPage: 100,
    sortBy: 'content.sort:asc:int',
    filter: { hotel: { in: hotelUuid } },
    resolveRelations: relations.filter((relation) => relation === 'room.hotel'),
  });
  return relatedAll(stories, 'room');
}
