import { mostStories, type ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { relatedAll } from '../../stories/stories.ts';

/** All jobs, newest first, unless the editor names them. */
export async function resolveCareers(block: Blocks['careers'], { content, version }: ResolveContext) {
  if (block.source === 'manual') return null;
  const stories = await content.allStories({
    version,
    contentType: 'job',
    perPage: mostStories,
    sortBy: 'content.posted:desc',
    resolveRelations: ['job.hotel'],
  });
  return relatedAll(stories, 'job');
}
