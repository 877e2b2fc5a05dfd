import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { EventTimes } from '#blocks/events/recurrence.server.ts';
import { filterNames } from '#blocks/menus/menu-filter.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { storyPath } from '#ui/link-target.ts';
import type { Asset } from '#ui/Picture.tsx';
import { hasPage } from '../../seo/sitemap-entries.ts';
import { type PageContent, pageTypes } from '../story/page-types.ts';
import { storySummary } from '../story/story-summary.ts';
import { embeddedPassages, type ListedStory } from './embedded-passages.server.ts';
import { firstPicture } from './first-picture.ts';
import { hotelPolicies } from './hotel-policies.server.ts';
import { menuDiets } from './menu-diets.server.ts';
import { type Passage, passagesOf } from './passages.server.ts';
import { type AmenityNames, roomFeatures } from './room-features.server.ts';
import { synonymsOf } from './search-synonyms.ts';
import { searchedTerms, searchedWords, singular, termsOf } from './search-terms.ts';
import { correctedWords, wordsOf } from './search-words.ts';

/** A page that can be found, without what found it. */
export type FoundPage = {
  path: string;
  title: string;
  description: string | null;
  /** What search engines are told of it. */
  seoDescription: string | null;
  kind: string;
  image: Asset | null;
  /** When it happens, where it is an event. */
  event: EventTimes | null;
  /** Whether it can still be applied for, where it is a job. */
  job: Pick<ContentType<'job'>, 'status' | 'closes'> | null;
};

/** A page with the passage that answers best. */
export type PageHit = { page: FoundPage; passage: Passage; score: number };

const kinds: Record<PageContent['component'], string> = {
  page: 'Page',
  hotel: 'Hotel',
  room: 'Room',
  venue: 'Eat & drink',
  menu: 'Menu',
  event: 'Event',
  city: 'City guide',
  press_item: 'Press',
  job: 'Job',
  mail_article: 'ash mail',
  mood_entry: 'Mood',
};

/** Where a page of this kind stands among others that answer as well: a hotel before a picture of its lamp, an elevator before its attendant. */
const kindBoost: Partial<Record<PageContent['component'], number>> = {
  hotel: 1.3,
  venue: 1.2,
  city: 1.2,
  page: 1.15,
  press_item: 0.7,
  job: 0.25,
  mood_entry: 0.6,
};

/** The home page names everything, and answers nothing. */
const homeBoost = 0.2;

/** What guests call a page of each kind. */
const kindWords: Record<PageContent['component'], string> = {
  page: 'page',
  hotel: 'hotel house',
  room: 'room bed',
  venue: 'restaurant bar venue',
  menu: 'menu food',
  event: 'event',
  city: 'city guide place guidebook',
  press_item: 'press article review',
  job: 'job position',
  mail_article: 'ash mail article story',
  mood_entry: 'mood picture',
};

type Entry = Passage & { id: number; page: number; title: string; kind: string; context: string; seo: string };

/** How much a hit in each field counts: of the visitor's own word, and of another form of it. An answer's address names it. */
const boost = { title: 6, heading: 4, anchor: 2.5, kind: 2, context: 1.5, text: 1, seo: 0.4 };
const otherFormBoost = { title: 3, heading: 2, anchor: 1, kind: 1, context: 0.3, text: 0.6, seo: 0.2 };

/** How much more an entry counts whose heading is what was looked for. */
const nameBoost = 3;

/** Of the terms, as many have to be answered; one that answers fewer counts much less than one that answers all. */
const leastAnswered = 0.5;

export type SiteIndex = {
  search: (text: string) => PageHit[];
  /** The words of a search with mistyped ones put right; null when there is nothing to put right, or no way to. */
  correct: (text: string) => string[] | null;
};

/**
 * An index of all pages by passages. It lives in memory; for the demonstration's stories it takes some 100 ms to build.
 * `amenities` are the names of what a room may have.
 */
export function siteIndex(stories: readonly ListedStory[], amenities: AmenityNames = new Map()): SiteIndex {
  const pages: (FoundPage & { boost: number })[] = [];
  const entries: Entry[] = [];
  const words = new Set<string>();
  const inPages = embeddedPassages(stories);
  const places = placesByUuid(stories);
  for (const { full_slug, uuid, content } of stories) {
    if (!isPageContent(content) || !hasPage(full_slug) || content.noindex) continue;
    const page = content;
    const { title, description, image } = storySummary(page);
    const number =
      pages.push({
        path: storyPath(full_slug),
        title,
        description: description || page.seo_description || null,
        seoDescription: page.seo_description || null,
        kind: kinds[page.component],
        image: image ?? firstPicture(page) ?? pictureAbove(full_slug, stories),
        event: page.component === 'event' ? page : null,
        job: page.component === 'job' ? page : null,
        boost: full_slug === 'home' ? homeBoost : (kindBoost[page.component] ?? 1),
      }) - 1;
    const context = [contextOf(full_slug, content), ...relatedPlaces(content, places)].join(' ');
    const passages = [
      {
        heading: title,
        text: description ?? page.seo_description ?? '',
        anchor: null,
      },
      ...passagesOf(content, title),
      ...statedInFields(page, amenities),
      ...(inPages.get(uuid) ?? []),
    ];
    const rest = { page: number, title, kind: kindWords[page.component] };
    for (const passage of passages) {
      const around = [context, passage.words].join(' ');
      // What only search engines read finds the page itself.
      const seo = passage === passages[0] ? [page.seo_title, page.seo_description].join(' ') : '';
      entries.push({ ...passage, ...rest, id: entries.length, context: around, seo });
    }
  }

  const index = new MiniSearch<Entry>({
    fields: Object.keys(boost),
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  index.addAll(entries);
  const named = Object.values(filterNames).join(' ');
  const texts = entries.map(({ title, heading, context, text, seo }) => [title, heading, context, text, seo].join(' '));
  for (const word of [named, ...texts].flatMap(wordsOf)) words.add(word);

  function search(text: string): PageHit[] {
    const wanted = searchedTerms(text).map((term) => ({ term, forms: formsOf(term) }));
    const results = index.search({ combineWith: 'OR', queries: wanted.map(queryOf) }, searchOptions);
    const whole = termsOf(text).join(' ');
    return best(results, (entry, found) => {
      const answered = wanted.filter(({ forms }) => forms.some((form) => found.has(form))).length / wanted.length;
      if (answered < leastAnswered) return 0;
      return answered ** 3 * (termsOf(entry.heading).join(' ') === whole ? nameBoost : 1);
    });
  }

  /** The best passage of each page, the best page first; `weigh` says how well an entry answers the terms found in it. */
  function best(results: SearchResult[], weigh: (entry: Entry, found: Set<string>) => number): PageHit[] {
    const hits = new Map<number, PageHit>();
    for (const { id, score, queryTerms } of results) {
      const entry = entries[id];
      const page = entry && pages[entry.page];
      if (!page) continue;
      const weighed = score * page.boost * weigh(entry, new Set(queryTerms));
      const known = hits.get(entry.page);
      if (weighed > 0 && (!known || known.score < weighed))
        hits.set(entry.page, { page, passage: entry, score: weighed });
    }
    return [...hits.values()].sort((a, b) => b.score - a.score);
  }

  function correct(text: string): string[] | null {
    const searched = searchedWords(text);
    const understood = searched.filter((word) => synonymsOf(singular(word)).length > 0);
    return correctedWords(searched, new Set([...words, ...understood]));
  }

  return { search, correct };
}

const searchOptions = {
  boost,
  weights: { fuzzy: 0, prefix: 0.6 },
  tokenize: termsOf,
  processTerm: (term: string) => term,
};

/** A term, its stem where it is a verb's form, and the words of the same meaning. */
export function formsOf(term: string): string[] {
  const stem = term.length > 6 ? term.replace(/(ing|ed)$/, '') : term;
  return [...new Set([term, stem, ...synonymsOf(term)])];
}

/** A term as it is or as the beginning of a word, which counts most, or another form of it. */
function queryOf({ term, forms: [, ...others] }: { term: string; forms: string[] }): Query {
  return {
    combineWith: 'OR',
    queries: [
      { queries: [term], prefix: term.length > 2 },
      { queries: others, prefix: (word) => term.startsWith(word), boost: otherFormBoost },
    ],
  };
}

/** What a story states in fields, as passages in words. */
function statedInFields(page: PageContent, amenities: AmenityNames): Passage[] {
  if (page.component === 'hotel') return hotelPolicies(page);
  if (page.component === 'room') return roomFeatures(page, amenities);
  return page.component === 'menu' ? menuDiets(page) : [];
}

function isPageContent(content: ListedStory['content']): content is ListedStory['content'] & PageContent {
  return (pageTypes as readonly string[]).includes(content.component);
}

/** The picture of the page above: a menu has none, its bar has. */
function pictureAbove(slug: string, stories: readonly ListedStory[]): Asset | null {
  const above = slug.replace(/\/[^/]*\/?$/, '');
  const content = stories.find(({ full_slug }) => full_slug.replace(/\/$/, '') === above)?.content;
  return content && isPageContent(content) ? (storySummary(content).image ?? firstPicture(content)) : null;
}

/** Where a page is and what it belongs to, in words: `hotels neptune rooms bunk room Providence RI`. */
function contextOf(slug: string, content: Record<string, unknown>): string {
  const place = [content.locality, content.region, content.former_name].filter((part) => typeof part === 'string');
  return [slug.replace(/[-/]/g, ' '), ...place].join(' ');
}

/** What stories of places are called, by their uuid. */
function placesByUuid(stories: readonly ListedStory[]): Map<string, string> {
  const places = stories.filter(({ content }) => ['hotel', 'venue', 'city'].includes(content.component));
  return new Map(places.map(({ uuid, content }) => [uuid, `${content.name} ${content.locality ?? ''}`]));
}

/** The places that a story's own fields refer to: the hotel of a room, the city of a hotel. */
function relatedPlaces(content: Record<string, unknown>, places: ReadonlyMap<string, string>): string[] {
  return Object.values(content).flatMap((value) => (typeof value === 'string' && places.get(value)) || []);
}
