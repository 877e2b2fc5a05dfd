import { expect, test } from 'vitest';
import type { StoryOf } from '#blocks/stories/stories.ts';
import { contentReadsOf } from '#blocks/testing/content-reads-double.ts';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import type { Removal } from './change-plan.ts';
import { loadDayPlan } from './load-day-plan.server.ts';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const place = (name: string, walk: string, more: object = {}) => ({
  slug: name.toLowerCase(),
  content: { name, category: 'coffee', walk_minutes: walk, lat: '42.34', lng: '-83.05', ...more },
});
const hotel = {
  slug: 'the-siren',
  full_slug: 'hotels/the-siren',
  content: { name: 'The Siren', street: '1 Rope Street', lat: '42.335', lng: '-83.05', timezone: 'America/Detroit' },
};
const guide_entry = [
  place('Near', '3', { hours: [{ _uid: 'h', component: 'hours_row', days, open: '07:00', close: '15:00' }] }),
  place('Far', '20', { lat: '42.35', hours_text: 'Dawn to dusk' }),
  place('Nowhere', '9', { lat: '', lng: '' }),
];
const categories = { 'guide-categories': [{ name: 'Coffee', value: 'coffee' }] };
const city = partialDouble<StoryOf<'city'>>({
  ...{ slug: 'detroit', uuid: 'city', full_slug: 'ash-city-guides/detroit' },
  content: { _uid: 'city', component: 'city', name: 'Detroit', center_lat: '42.3', center_lng: '-83' },
});

/** Ten in the morning in Detroit. */
const now = new Date('2026-06-01T14:00:00Z');

function load(slugs: string[], own: string[] = [], stories: object = {}, removed: Removal | null = null) {
  const reads = contentReadsOf({ guide_entry, hotel: [hotel], ...stories }, categories);
  return loadDayPlan({ city, path: '/ash-city-guides/detroit/plan', slugs, own, removed, now }, reads);
}

test('stops stand in the order of the address, with the walks between them and what is open by the clock of the city', async () => {
  const plan = await load(['far', 'near']);
  expect(plan.stops.map(({ name, walk, category }) => [name, walk, category])).toEqual([
    // What the guide says of the way from the hotel; an estimate between places.
    ['Far', 20, 'Coffee'],
    ['Near', 19, 'Coffee'],
  ]);
  expect(plan.wayBack).toBe(3);
  expect(plan.total).toEqual({ minutes: 42, miles: '2.7' });
  expect(plan.stops.map(({ opening }) => opening?.text)).toEqual(['', 'Open until 3 pm']);
  expect(plan.clock).toBe('Monday, 10 am');
  expect(plan.more.map(({ name }) => name)).toEqual(['Nowhere']);
  expect(new URL(plan.routeHref ?? '').searchParams.get('waypoints')).toBe('42.35,-83.05|42.34,-83.05');
});

test('a place without a position has no walk, and one that the guide has no more is counted', async () => {
  const plan = await load(['near', 'nowhere', 'gone']);
  expect(plan.stops.map(({ walk }) => walk)).toEqual([3, null]);
  expect(plan).toMatchObject({ wayBack: null, unknown: 1, left: 0 });
});

test('a plan has nine stops at most', async () => {
  const many = Array.from({ length: 12 }, (_, index) => place(`P${index}`, String(index)));
  const plan = await load(
    many.map(({ slug }) => slug),
    [],
    { guide_entry: many },
  );
  expect(plan.stops).toHaveLength(9);
  expect(plan).toMatchObject({ left: 3, isFull: true });
});

test('somebody else’s plan leads to the visitor’s own', async () => {
  expect((await load(['near'], ['far', 'gone'])).other).toEqual({
    href: '/ash-city-guides/detroit/plan?places=far',
    count: 1,
  });
  expect((await load(['far'], ['far'])).other).toBeNull();
  expect((await load(['far'])).other).toBeNull();
});

test('what was taken out of the visitor’s own plan can be put back, once', async () => {
  const removed = { slug: 'far', at: 4 };
  const back = { slug: 'far', name: 'Far', at: 1 };
  expect((await load(['near'], ['near'], {}, removed)).removed).toEqual(back);
  expect((await load([], [], {}, removed)).removed).toEqual({ ...back, at: 0 });
  expect((await load(['near'], [], {}, removed)).removed).toBeNull();
  expect((await load(['near', 'far'], ['near', 'far'], {}, removed)).removed).toBeNull();
  expect((await load(['near'], ['near'], {}, { slug: 'gone', at: 0 })).removed).toBeNull();
});

test('without a hotel nobody says what is open or where the day begins', async () => {
  const plan = await load(['near', 'far'], [], { hotel: [] });
  expect(plan).toMatchObject({ hotel: null, clock: null, wayBack: null });
  expect(plan.stops.map(({ walk, opening }) => [walk, opening])).toEqual([
    [null, null],
    [19, null],
  ]);
});
