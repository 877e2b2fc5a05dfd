import { describe, expect, test } from 'vitest';
import { contentSeed } from '#content/seed.ts';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { searchIntent } from './search-intent.server.ts';
import { siteIndex } from './site-index.server.ts';

/** What guests type, and where the right answer is: the beginning of its address. */
const queries: readonly (readonly [query: string, answer: string])[] = [
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
  ['bathtub', '/hotels/'],
  ['late checkout', '/hotels/'],
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
  ['gluten free', '/dining/'],
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
  ['late check-out the siren', '/hotels/the-siren'],
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

const stories = contentSeed(new Date('2026-11-23T12:00:00Z')).stories.map((story) => ({
  ...story,
  uuid: storyUuid(story.full_slug),
  slug: story.full_slug.split('/').at(-1) ?? '',
}));
const index = siteIndex(stories);

/** Addresses of what a search finds in the demonstration, the best first. */
function found(query: string): string[] {
  const words = index.correct(query);
  return index
    .search(words ? words.join(' ') : query)
    .map(({ page, passage }) => (passage.anchor ? `${page.path}#${passage.anchor}` : page.path));
}

const places = queries.map(([query, answer]) => ({
  query,
  place: found(query).findIndex((address) => address.startsWith(answer)),
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

describe('what a search says beside its words', () => {
  test.each([
    ['mugs under $20', 'mugs', 20],
    ['up to 50 dollars', '', 50],
    ['robe', 'robe', null],
  ])('%s', (text, words, under) => {
    expect(searchIntent(text)).toEqual({ text: words, period: null, under });
  });

  test.each([
    ['this weekend in Baltimore', 'in Baltimore', 'weekend'],
    ['what is on tonight', 'what is on', 'today'],
    ['oysters this week', 'oysters', 'week'],
  ])('%s', (text, words, period) => {
    expect(searchIntent(text)).toEqual({ text: words, period, under: null });
  });
});
