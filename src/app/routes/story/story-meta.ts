import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import type { StoryPage } from './load-story.server.ts';
import { storySummary } from './story-summary.ts';

/** Head of a story's page. A venue answers under /dining and /enjoy; /dining is its own address. */
export function storyMeta({ story, publicUrl, graph }: StoryPage, pathname: string): MetaDescriptor[] {
  const { content, full_slug } = story;
  const path = pathname.replace(/^\/enjoy\//, '/dining/');
  const isArticle = content.component === 'mail_article';
  return pageMeta({
    seo: content,
    ...storySummary(content),
    ...(isArticle ? { kind: 'article', published: content.date } : {}),
    story: full_slug,
    path,
    publicUrl,
    graph,
  });
}
