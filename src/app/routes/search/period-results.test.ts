import { expect, test } from 'vitest';
import { contentSeed } from '#content/seed.ts';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { calendarResult, eventsIn, firstTimeIn } from './period-results.server.ts';
import { siteIndex } from './site-index.server.ts';

// A Monday.
const stories = contentSeed(new Date('2026-11-23T12:00:00Z')).stories.map((story) => ({
  ...story,
  uuid: storyUuid(story.full_slug),
  slug: story.full_slug.split('/').at(-1) ?? '',
}));
const index = siteIndex(stories);

test('a time is by the calendar of the place', () => {
  const event = { start: '2026-11-29 20:00', timezone: 'America/New_York' };
  const isOn = (day: string) => firstTimeIn(event, 'weekend', new Date(`${day}T12:00:00-05:00`)) !== null;
  expect(['2026-11-20', '2026-11-25', '2026-11-29', '2026-11-30'].map(isOn)).toEqual([false, true, true, false]);
});

test('events of a period lead to the page of that date, in their order', () => {
  const found = (words: string, day: string) =>
    eventsIn('week', index.search(words), new Date(`${day}T12:00:00Z`)).map(({ path }) => path);
  expect(found('event', '2026-12-01')).toEqual([
    '/hotels/ulysses/events/life-drawing/2026-12-01',
    '/dining/the-vestry/events/organ-night/2026-12-03',
    '/hotels/neptune/events/oyster-sunday/2026-12-06',
  ]);
  const [organ] = eventsIn('tomorrow', index.search('organ night'), new Date('2026-12-02T12:00:00Z'));
  expect(organ?.text).toMatch(/^Thursday, 3 December, 7:30 pm – 8:15 pm CST. Half past seven/);
  expect(found('record fair', '2026-12-15')).toContain('/hotels/the-siren/events/record-fair');
});

test.each([
  ['in Baltimore', '/events?when=weekend&city=baltimore', 'Events: this weekend, Baltimore'],
  ['music in new orleans', '/events?when=weekend&city=new-orleans', 'Events: this weekend, New Orleans'],
  ['', '/events?when=weekend', 'Events: this weekend'],
])('the page of all events is set to what was asked for: %s', (words, path, title) => {
  expect(calendarResult(stories, 'weekend', words)).toMatchObject({ path, title });
  expect(calendarResult([], 'weekend', words)).toBeNull();
});
