import { useMatches } from 'react-router';
import type { Blocks, ContentType } from '#blocks/registry/schemas.ts';
import { wholeData } from '../document/whole-data.ts';
import type { PageStyle } from '../page-style.ts';
import type { StoryPage } from '../routes/story/load-story.server.ts';

type StoryInView = {
  footer: ContentType<'footer'> | null;
  /** The page's look, where its story decides. */
  style: PageStyle | null;
  headerStyle: 'solid' | 'overlay' | 'hidden';
  /** What the page shows before itself. */
  splash: Blocks['splash_intro'] | null;
  /** Which story it is and which version of it; null on a page without one. */
  page: { slug: string; publishedAt: string | null; draft: boolean } | null;
};

/** What the shell takes from the story that is shown: its own footer, its look, how the header lies on it. */
export function useStoryInView(): StoryInView {
  const page = useMatches()
    .map((match) => wholeData(match.loaderData))
    .find(isStoryPage);
  return {
    footer: page?.footer ?? null,
    style: page?.style ?? null,
    headerStyle: page?.headerStyle ?? 'solid',
    splash: page?.splash ?? null,
    page: page ? { slug: page.story.full_slug, publishedAt: page.story.published_at ?? null, draft: page.draft } : null,
  };
}

function isStoryPage(data: unknown): data is StoryPage {
  return typeof data === 'object' && data !== null && 'story' in data && 'headerStyle' in data;
}
