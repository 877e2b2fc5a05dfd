import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import type { StoryPage } from './load-story.server.ts';
import { storySummary } from './story-summary.ts';

/** Head of a story's page. A venue answers under /dining and /enjoy; /dining is its own address. */
export function storyMeta({ story, publicUrl }: StoryPage, pathname: string): MetaDescriptor[] {
  const path = pathname.replace(/^\/enjoy\//, '/dining/');
  return pageMeta({ seo: story.content, ...storySummary(story.content), path, publicUrl });
}
