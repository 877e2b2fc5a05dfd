import { describe, expect, test } from 'vitest';
import { contentSeed } from '#content/seed.ts';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { hasPage } from '../../seo/sitemap-entries.ts';
import { productWords, searchIntent } from './search-intent.server.ts';
import { siteIndex } from './site-index.server.ts';
import { usualQuestions } from './usual-questions.ts';

const room = /^\/hotels\/[^/]+\/rooms\//;
const lateCheckOut = /^\/hotels\/[^/]+#(arrival|late-check-out)$/;

/** What guests type, and where the right answer is: the beginning of its address, or what fits all of it. */
const queries: readonly (readonly [query: string, answer: string | RegExp])[] = [
  ['the siren', '/hotels/the-siren'],
  ['ulysses', '/hotels/ulysses'],
  ['neptune', '/hotels/neptune'],
  ['peter and paul', '/hotels/peter-and-paul'],
  ['shenandoah', '/hotels/shenandoah-mansions'],
  ['ulyses', '/hotels/ulysses'],
  ['hotel in detroit', '/hotels/the-siren'],
  ['hotel baltimore', '/hotels/ulysses'],
  ['hotel new orleans', '/hotels/peter-and-paul'],
  ['hotel providence', '/hotels/neptune'],
  ['the dean', '/ash-mail/the-dean'],
  ['karls', '/dining/karls'],
  ["karl's breakfast", '/dining/karls/breakfast'],
  ['candy bar', '/dining/candy-bar'],
  ['gold room', '/dining/the-gold-room'],
  ['vestry', '/dining/the-vestry'],
  ['siren cafe', '/dining/the-siren-cafe'],
  ['siren shop', '/dining/the-siren-shop'],
  ['dog', '/hotels/'],
  ['pets neptune', '/hotels/neptune'],
  ['dogs at the siren', '/hotels/the-siren'],
  ['can I bring my cat to ulysses', '/hotels/ulysses'],
  ['kids', '/hotels/'],
  ['children', '/hotels/'],
  ['kids at karls', '/dining/karls#children'],
  ['check-in', '/hotels/'],
  ['children neptune', '/hotels/neptune#children'],
  ['children ulysses', '/hotels/ulysses#children'],
  ['kids at the siren', '/hotels/the-siren#children'],
  ['children peter and paul', '/hotels/peter-and-paul#children'],
  ['parking', '/hotels/'],
  ['parking ulysses', '/hotels/ulysses'],
  ['parking baltimore', '/hotels/ulysses#parking'],
  ['parking detroit', '/hotels/the-siren#parking'],
  ['parking providence', '/hotels/neptune#parking'],
  ['parking new orleans', '/hotels/peter-and-paul#getting-here'],
  ['parking the siren', '/hotels/the-siren'],
  ['bathtub', room],
  ['room with a tub', room],
  ['bath tub peter and paul', '/hotels/peter-and-paul/rooms/'],
  ['late checkout', lateCheckOut],
  ['late check-out ulysses', '/hotels/ulysses#late-check-out'],
  ['late checkout neptune', '/hotels/neptune#late-check-out'],
  ['late checkout shenandoah', '/hotels/shenandoah-mansions#late-check-out'],
  ['checkout time neptune', '/hotels/neptune'],
  ['check-in ulysses', '/hotels/ulysses'],
  ['job', '/careers'],
  ['jobs', '/careers'],
  ['night auditor', '/careers/night-auditor'],
  ['breakfast cook', '/careers/mess-cook'],
  ['apprenticeship plasterer', '/careers/plasterers-apprentice'],
  ['wifi', '/hotels/'],
  ['elevator', '/hotels/the-siren#elevators'],
  ['wheelchair', '/hotels/'],
  ['roll-in shower', '/hotels/'],
  ['hearing', '/hotels/peter-and-paul#listening'],
  ['step-free entrance peter and paul', '/hotels/peter-and-paul'],
  ['accessible room neptune', '/hotels/neptune'],
  ['luggage storage', '/hotels/'],
  ['bicycles', '/hotels/'],
  ['laundry siren', '/hotels/the-siren'],
  ['ironing', '/hotels/'],
  ['train station neptune', '/hotels/neptune'],
  ['refund', '/souvenirs/faqs'],
  ['return', '/souvenirs/faqs'],
  ['shipping cost', '/souvenirs/faqs'],
  ['delivery time', '/souvenirs/faqs'],
  ['do you ship abroad', '/souvenirs/faqs'],
  ['gift wrap', '/souvenirs/faqs'],
  ['robe size', '/souvenirs/faqs'],
  ['engraving', '/dining/the-siren-shop'],
  ['newsletter', '/newsletter'],
  ['subscribe', '/newsletter'],
  ['contact', '/contact'],
  ['phone number', '/contact'],
  ['press contact', '/press'],
  ['investors', '/investors'],
  ['annual letter', '/investors'],
  ['team', '/team'],
  ['about ash', '/about'],
  ['city guides', '/ash-city-guides'],
  ['detroit guide', '/ash-city-guides/detroit'],
  ['baltimore coffee', '/ash-city-guides/baltimore'],
  ['new orleans ice cream', '/ash-city-guides/new-orleans'],
  ['swimming providence', '/ash-city-guides/providence'],
  ['museum detroit', '/ash-city-guides/detroit'],
  ['bookshop new orleans', '/ash-city-guides/new-orleans'],
  ['vegan supper', '/dining/the-vestry'],
  ['vegan', /^\/(dining\/|room-service).*\?diet=vegan$/],
  ['vegan breakfast', '/dining/karls/breakfast?diet=vegan'],
  ['vegetarian', /\?diet=vegetarian$/],
  ['gluten free', /\?diet=gluten_free$/],
  ['gluten-free room service', '/room-service?diet=gluten_free'],
  ['rice pudding', '/room-service#'],
  ['without alcohol', /^\/(dining\/|room-service)/],
  ['non-alcoholic drinks', /^\/(dining\/|room-service)/],
  ['alcohol free candy bar', '/dining/candy-bar'],
  ['record player', room],
  ['telescope', room],
  ['kettle', room],
  ['hair dryer', room],
  ['air conditioning', room],
  ['writing desk', room],
  ['mini bar', room],
  ['king bed', room],
  ['sofa bed', room],
  ['double vanity', room],
  ['transfer shower', '/hotels/peter-and-paul'],
  ['text telephone', room],
  ['view of the courtyard', room],
  ['pie', '/dining/karls'],
  ['cherry pie', '/dining/karls'],
  ['oysters', '/hotels/neptune/events/oyster-sunday'],
  ['organ', '/dining/the-vestry/events/organ-night'],
  ['life drawing', '/hotels/ulysses/events/life-drawing'],
  ['record fair', '/hotels/the-siren/events/record-fair'],
  ['wedding', '/hotels/peter-and-paul/events'],
  ['private dining', '/dining/the-gold-room'],
  ['events', '/events'],
  ['events neptune', '/hotels/neptune/events'],
  ['room service', '/room-service'],
  ['tower suite', '/hotels/the-siren/rooms/tower-suite'],
  ['bunk room', '/hotels/neptune/rooms/bunk-room'],
  ['bunk beds', '/hotels/neptune/rooms/bunk-room'],
  ['convent suite', '/hotels/peter-and-paul/rooms/convent-suite'],
  ['single room', '/hotels/the-siren/rooms/studio-single'],
  ['offers', '/hotels/'],
  ['discount', '/hotels/'],
  ['weeknights offer new orleans', '/hotels/peter-and-paul'],
  ['mood', '/mood'],
  ['mermaid', '/mood/neon-mermaid'],
  ['ceiling rose', '/ash-mail/a-ceiling-rose'],
  ['keys', '/ash-mail/three-thousand-keys'],
  ['old elevator', '/ash-mail/the-lift-at-ulysses'],
  ['souvenirs', '/souvenirs'],
  ['wholesale', '/souvenirs'],
  ['gift card', '/souvenirs'],
  ['dress code gold room', '/dining/the-gold-room'],
  ['corkage', '/dining/the-gold-room'],
  ['21 and over', '/dining/candy-bar'],
  ['when does shenandoah open', '/hotels/shenandoah-mansions'],
  ['restarant', '/dining/'],
  ['acessible rooms', '/hotels/'],
  ['bikes', '/hotels/'],
  ['library', '/hotels/'],
  ['piano', '/hotels/'],
  ['late check-out the siren', '/hotels/the-siren#late-check-out'],
  ['piano neptune', '/hotels/'],
  ['espresso', '/dining/the-siren-cafe'],
  ['cocktails', '/dining/candy-bar'],
  ['meatloaf', '/dining/karls'],
  ['returns policy', '/souvenirs/faqs'],
  ['work here', '/careers'],
  ['accessible rooms', '/hotels/'],
  ['where to eat in new orleans', '/ash-city-guides/new-orleans'],
  ['breakfast neptune', '/hotels/neptune'],
  ['room with a view of the river', '/hotels/neptune'],
  ['tax', '/hotels/'],
];

const { stories: seeds, datasources } = contentSeed(new Date('2026-11-23T12:00:00Z'));
const stories = seeds.map((story) => ({
  ...story,
  uuid: storyUuid(story.full_slug),
  slug: story.full_slug.split('/').at(-1) ?? '',
}));
const amenities = datasources.find(({ slug }) => slug === 'room-amenities')?.entries ?? [];
const index = siteIndex(stories, new Map(amenities.map(({ value, name }) => [value, name])));

/** Addresses of what a search finds in the demonstration, the best first. */
function found(query: string): string[] {
  const words = index.correct(query);
  return index
    .search(words ? words.join(' ') : query)
    .map(({ page, passage: { query = '', anchor } }) => `${page.path}${query}${anchor ? `#${anchor}` : ''}`);
}

const places = queries.map(([query, answer]) => ({
  query,
  place: found(query).findIndex((address) =>
    typeof answer === 'string' ? address.startsWith(answer) : answer.test(address),
  ),
}));

describe('what guests look for', () => {
  test('is there at least a hundred times', () => expect(queries.length).toBeGreaterThanOrEqual(100));

  test('is among the first three answers', () => {
    expect(places.filter(({ place }) => place < 0 || place > 2).map(({ query }) => query)).toEqual([]);
  });

  test('is the first answer for 95 in a hundred', () => {
    const later = places.filter(({ place }) => place !== 0);
    expect(later.length, later.map(({ query }) => query).join(', ')).toBeLessThanOrEqual(queries.length * 0.05);
  });
});

const storyOf = (path: string) => stories.find(({ full_slug }) => `/${full_slug}` === path.replace(/[?#].*/, ''));

describe('what content states in fields', () => {
  test.each(['bathtub', 'tub', 'bath tub'])('%s finds every room that has one, before all else', (query) => {
    const withTub = stories.filter(
      ({ content }) => Array.isArray(content.bathroom) && content.bathroom.includes('tub'),
    );
    const rooms = found(query).slice(0, withTub.length).map(storyOf);
    expect(new Set(rooms)).toEqual(new Set(withTub));
  });

  test.each(['vegan', 'vegetarian', 'gluten', 'alcohol', 'halal', 'wheelchair'])('%s is never put right', (word) => {
    expect(index.correct(word)).toBeNull();
  });

  test('no word of a text is put right', () => {
    const found = stories.filter(({ content, full_slug }) => !content.noindex && hasPage(full_slug));
    const words = found.flatMap(({ content }) => String(content.seo_description ?? '').match(/\p{L}{5,}/gu) ?? []);
    expect([...new Set(words)].filter((word) => index.correct(word) !== null)).toEqual([]);
  });
});

test.each(usualQuestions)('%s has an answer', (_question, text) => {
  const { text: words, period, under } = searchIntent(text);
  expect(found(words).length > 0 || period !== null || under !== null).toBe(true);
});

describe('what a search says beside its words', () => {
  test.each([
    ['mugs under $20', 'mugs', 20],
    ['up to 50 dollars', '', 50],
    ['robe', 'robe', null],
  ])('%s', (text, words, under) => {
    expect(searchIntent(text)).toEqual({ text: words, period: null, under });
  });

  test.each([
    ['souvenirs under $20', ''],
    ['mugs under $20', 'mugs'],
    ['souvenirs', 'souvenirs'],
    ['under $20', ''],
  ])('%s asks the shop for the words "%s"', (text, words) => {
    expect(productWords(text)).toBe(words);
  });

  test.each([
    ['this weekend in Baltimore', 'in Baltimore', 'weekend'],
    ['what is on tonight', 'what is on', 'today'],
    ['oysters this week', 'oysters', 'week'],
  ])('%s', (text, words, period) => {
    expect(searchIntent(text)).toEqual({ text: words, period, under: null });
  });
});
