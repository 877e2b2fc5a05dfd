import type { MetaDescriptor } from 'react-router';
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

type MetaSource = { story: Story<PageContent>; publicUrl: string; graph: Graph | null };

/**
 * Head of a story's page, made on the server so that the browser need not know how. A venue answers under /dining and /enjoy; /dining is its own
 * address.
 */
export function storyMeta({ story, publicUrl, graph }: MetaSource, location: Address): MetaDescriptor[] {
  const { content, full_slug } = story;
  const isPaged = pageSections(content).some(({ component }) => pagedSections.includes(component));
  const path = location.pathname.replace(/^\/enjoy\//, '/dining/') + (isPaged ? pageQuery(location.search) : '');
  const isArticle = content.component === 'mail_article';
  const meta = pageMeta({
    seo: content,
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

/** The number of the page, the one part of a query that changes what a page is about. */
function pageQuery(search: string): string {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page > 1 ? `?page=${page}` : '';
}
