import { storyPath } from '#ui/link-target.ts';
import type { Asset } from '#ui/Picture.tsx';
import type { RequestContext, Site } from '../../context.ts';
import { hasPage } from '../../seo/sitemap-entries.ts';
import { isPage, type PageContent } from '../story/page-types.ts';
import { storySummary } from '../story/story-summary.ts';
import { correctedWords, wordsOf } from './search-words.ts';

/** A page of the site that a search found. */
export type FoundStory = {
  path: string;
  title: string;
  text: string | null;
  /** What it is, in a word: `Hotel`, `Room` … */
  kind: string;
  image: Asset | null;
};

/** The stories found, the best first; `words` are what was looked for, where the visitor's own found nothing. */
export type FoundStories = { stories: FoundStory[]; words: string[] | null };

/** As many as one request of the content service gives; nobody reads on to the hundredth. */
const maxStories = 100;

const kinds: Record<PageContent['component'], string> = {
  page: 'Page',
  hotel: 'Hotel',
  room: 'Room',
  venue: 'Eat & drink',
  menu: 'Menu',
  event: 'Event',
  city: 'City guide',
  press_item: 'Press',
  mail_article: 'ash mail',
  mood_entry: 'Mood',
};

/** Looks for pages with all the words; where there are none, for those whose names the words may have been meant as. */
export async function findStories(text: string, site: Site, { version }: RequestContext): Promise<FoundStories> {
  const searched = wordsOf(text);
  const stories = await readStories(searched, site, version);
  if (stories.length > 0) return { stories, words: null };
  const links = Object.values(await site.content.links(version));
  const words = correctedWords(searched, new Set(links.flatMap((link) => wordsOf(link.name))));
  return words ? { stories: await readStories(words, site, version), words } : { stories: [], words: null };
}

async function readStories(
  words: string[],
  { content }: Site,
  version: RequestContext['version'],
): Promise<FoundStory[]> {
  const { stories } = await content.stories({
    version,
    searchTerm: words.join(' '),
    perPage: maxStories,
    filter: { component: { in: Object.keys(kinds).join(',') } },
    excludingFields: ['body'],
  });
  return stories
    .filter(isPage)
    .filter(({ full_slug, content }) => hasPage(full_slug) && !content.noindex)
    .map(({ full_slug, content }) => foundStory(full_slug, content))
    .map((story) => ({ story, named: wordsOf(story.title).filter((word) => words.includes(word)).length }))
    .sort((a, b) => b.named - a.named)
    .map(({ story }) => story);
}

function foundStory(slug: string, content: PageContent): FoundStory {
  const { title, description, image } = storySummary(content);
  const text = description || content.seo_description || null;
  return { path: storyPath(slug), title, text, kind: kinds[content.component], image: image ?? null };
}
