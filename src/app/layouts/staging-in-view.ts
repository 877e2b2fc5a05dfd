import { useLocation } from 'react-router';
import type { StagingFacts } from '#blocks/sections/staging-banner/staging-facts.ts';
import type { Globals } from '../routes/story/load-globals.server.ts';
import { useStoryInView } from './story-in-view.ts';

/**
 * What is true of the page in view, for the preview's line. A page without a story is a draft as long as its address
 * says so; one with a story says so itself, as links lead from a draft to published pages.
 */
export function useStagingInView(globals: Globals | undefined): StagingFacts {
  const { search } = useLocation();
  const { page } = useStoryInView();
  const draft = page ? page.draft : globals?.draft === true && search.includes('_storyblok');
  return {
    environment: globals?.environment ?? 'production',
    version: globals?.version ?? '',
    draft,
    slug: page?.slug ?? null,
    publishedAt: page?.publishedAt ?? null,
  };
}
