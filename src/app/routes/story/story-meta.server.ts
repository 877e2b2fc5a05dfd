import type { MetaDescriptor } from 'react-router';
import { dayName } from '#blocks/events/date-path.ts';
import type { EventDates } from '#blocks/events/event-state.ts';
import { jobSummary } from '#blocks/jobs/jobs.ts';
import { pagedSections } from '#blocks/registry/page-head.generated.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import { feedLinks } from '../../seo/feed-links.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Graph } from '../../seo/structured-data/node.ts';
import { pageSections } from './page-sections.ts';
import type { PageContent } from './page-types.ts';
import { storySummary } from './story-summary.ts';

type Address = { pathname: string; search: string };

type MetaSource = {
  story: Story<PageContent>;
  /** Of an event's page. */
  dates: EventDates | null;
  publicUrl: string;
  graph: Graph | null;
};

/**
 * Head of a story's page, made on the server so that the browser need not know how. A venue answers under /dining and /enjoy; /dining is its own
 * address.
 */
export function storyMeta({ story, dates, publicUrl, graph }: MetaSource, location: Address): MetaDescriptor[] {
  const { content, full_slug } = story;
  const isPaged = pageSections(content).some(({ component }) => pagedSections.includes(component));
  const path = location.pathname.replace(/^\/enjoy\//, '/dining/') + (isPaged ? pageQuery(location.search) : '');
  const isArticle = content.component === 'mail_article';
  const meta = pageMeta({
    seo: dates?.day ? datedSeo(content, dates, dates.day) : content,
    ...storySummary(content),
    ...(content.component === 'job' ? { description: jobSummary(content) } : {}),
    ...(isArticle ? { kind: 'article', published: content.date } : {}),
    story: full_slug,
    path,
    publicUrl,
    graph,
  });
  return [...meta, ...feedLinks(pageSections(content), publicUrl)];
}

/** One date of an event is named by its day; one that is over, or that is not, is not to be found. */
function datedSeo(content: PageContent, { moment }: EventDates, day: string): PageContent {
  const title = `${content.seo_title || storySummary(content).title}, ${dayName(day)}`;
  return { ...content, seo_title: title, noindex: content.noindex || !moment || moment.state === 'ended' };
}

/** The number of the page, the one part of a query that changes what a page is about. */
function pageQuery(search: string): string {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page > 1 ? `?page=${page}` : '';
}
