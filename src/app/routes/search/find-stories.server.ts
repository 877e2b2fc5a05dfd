import { allEventsPath } from '#blocks/events/calendar-path.ts';
import { isOpenJob } from '#blocks/jobs/jobs.ts';
import { onceForEach } from '#blocks/stories/once-for-each.ts';
import type { Asset } from '#ui/Picture.tsx';
import type { RequestContext, Site } from '../../context.ts';
import type { ListedStory } from './embedded-passages.server.ts';
import { excerptOf } from './excerpt.ts';
import { calendarResult, eventsIn } from './period-results.server.ts';
import { searchIntent } from './search-intent.server.ts';
import { searchedTerms } from './search-terms.ts';
import { isHit, wordsOf } from './search-words.ts';
import { formsOf, type PageHit, type SiteIndex, siteIndex } from './site-index.server.ts';

/** A page of the site that a search found. */
export type FoundStory = {
  /** Of the page, and of the passage on it: `/souvenirs/faqs#returns`. */
  path: string;
  title: string;
  /** The passage that answers; what the page says of itself where the page itself was named. */
  text: string | null;
  /** The heading over the passage, where it is not the page's own. */
  heading: string | null;
  /** What the page says of itself, where the passage is a few words. */
  about: string | null;
  /** What it is, in a word: `Hotel`, `Room` … */
  kind: string;
  image: Asset | null;
};

/** The stories found, the best first; `words` are what was looked for, where the visitor's own found nothing. */
export type FoundStories = {
  stories: FoundStory[];
  words: string[] | null;
  /** The words to mark in what was found, those of the same meaning included. */
  marked: string[];
};

/** Stories of one request, as many as the content service gives; and requests: the memory of the index is bounded. */
const storiesPerRead = 100;
const maxReads = 20;

/** A passage up to so long says little of its page: `Tub, shower`. */
const fewLetters = 40;

/** Nobody reads on to the hundredth. */
const maxStories = 100;

/** Content types that are searched: those with a page, and those that stand on one. */
const searchedTypes = 'page,hotel,room,venue,menu,event,city,press_item,mail_article,mood_entry,job,guide_entry,offer';

/** Looks for pages by what they say; mistyped words count as the known ones that they are closest to. */
export async function findStories(text: string, site: Site, { version, now }: RequestContext): Promise<FoundStories> {
  const [reads, amenities] = await Promise.all([readStories(site, version), site.content.datasource('room-amenities')]);
  const index = indexOf(reads, amenities);
  const intent = searchIntent(text);
  const words = index.correct(intent.text);
  const searched = words ? words.join(' ') : intent.text;
  const hits = index.search(searched).filter(({ page }) => !page.job || isOpenJob(page.job, now));
  const marked = searchedTerms(searched).flatMap(formsOf);
  if (!intent.period)
    return { stories: hits.slice(0, maxStories).map((hit) => foundStory(hit, marked)), words, marked };

  // The events of those days come first: those of what was looked for, or all where nothing else was said.
  const events = eventsIn(intent.period, hits.length > 0 ? hits : index.search('event'), now);
  const calendar = calendarResult(reads.flat(), intent.period, searched);
  const first = new Set(events.map(({ hit }) => hit));
  const others = hits.filter((hit) => !first.has(hit) && !(calendar && hit.page.path === allEventsPath));
  const stories = [
    ...events.map(({ hit, path, text }) => ({ ...foundStory(hit, marked), path, text, heading: null, about: null })),
    ...(calendar ? [{ ...calendar, heading: null, about: null, kind: 'Page', image: null }] : []),
    ...others.map((hit) => foundStory(hit, marked)),
  ];
  return { stories: stories.slice(0, maxStories), words, marked };
}

/** The stories of the newest thousands; what is cached is the same object for as long as nothing is published. */
async function readStories({ content }: Site, version: RequestContext['version']): Promise<readonly ListedStory[][]> {
  const reads: ListedStory[][] = [];
  for (let page = 1; page <= maxReads; page += 1) {
    const { stories } = await content.stories({
      version,
      page,
      perPage: storiesPerRead,
      sortBy: 'published_at:desc',
      filter: { component: { in: searchedTypes } },
    });
    reads.push(stories);
    if (stories.length < storiesPerRead) break;
  }
  return reads;
}

const indexesByFirstRead = onceForEach((_first: ListedStory[]) => ({
  reads: [] as ListedStory[][],
  amenities: '',
  index: siteIndex([]),
}));

/** The index of what was read. Every publish reads all of it anew, so the first read stands for all. */
function indexOf(reads: readonly ListedStory[][], entries: readonly { value: string; name: string }[]): SiteIndex {
  const [first = []] = reads;
  const known = indexesByFirstRead(first);
  const amenities = JSON.stringify(entries.map(({ value, name }) => [value, name]));
  const isKnown = known.reads.length === reads.length && known.reads.every((read, index) => read === reads[index]);
  if (!isKnown || known.amenities !== amenities) {
    known.reads = [...reads];
    known.amenities = amenities;
    known.index = siteIndex(reads.flat(), new Map(entries.map(({ value, name }) => [value, name])));
  }
  return known.index;
}

function foundStory({ page, passage }: PageHit, marked: readonly string[]): FoundStory {
  const isNamed = passage.heading === page.title;
  const { title, kind, image } = page;
  return {
    path: `${page.path}${passage.query ?? ''}${passage.anchor ? `#${passage.anchor}` : ''}`,
    title,
    text: excerptOf((isNamed && ownWords(page, marked)) || passage.text, marked) || null,
    heading: isNamed ? null : passage.heading,
    about: !isNamed && passage.text.length <= fewLetters ? page.description : null,
    kind,
    image,
  };
}

/** What a page says of itself: to search engines, where only that has a word that was looked for. */
function ownWords({ title, description, seoDescription }: PageHit['page'], marked: readonly string[]): string | null {
  const answers = (text: string | null) => wordsOf(text ?? '').some((word) => isHit(word, marked));
  return !answers(title) && !answers(description) && answers(seoDescription) ? seoDescription : description;
}
