import { isOpenJob } from '#blocks/jobs/jobs.ts';
import type { StoryPage } from './load-story.server.ts';

/**
 * Where the page of a filled job leads: the careers page, which says there that it is filled and what else is open. Null
 * for any other page; an editor sees the job itself.
 */
export function filledJobAddress({ story: { slug, content }, draft, now }: StoryPage): string | null {
  if (content.component !== 'job' || draft || isOpenJob(content, new Date(now))) return null;
  return `/careers#${slug}`;
}
