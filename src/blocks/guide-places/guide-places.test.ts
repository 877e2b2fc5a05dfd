import { expect, test } from 'vitest';
import type { StoryOf } from '../stories/stories.ts';
import { planCountText } from './fill-plan-count.ts';
import { guidePlaces, numberOf, positionOf, relationUuid } from './guide-places.ts';
import { readPlanCookie, readSlugs } from './plan-cookie.ts';

function entry(name: string, walk: string): StoryOf<'guide_entry'> {
  const content = { component: 'guide_entry', name, category: 'coffee', walk_minutes: walk };
  return { slug: name.toLowerCase(), content } as StoryOf<'guide_entry'>;
}

test('places are numbered in the order of the walk, those without a time last', () => {
  const places = guidePlaces([entry('Far', '12'), entry('Unknown', ''), entry('Near', '3'), entry('Also', '3')]);
  expect(places.map(({ number, name }) => [number, name])).toEqual([
    [1, 'Also'],
    [2, 'Near'],
    [3, 'Far'],
    [4, 'Unknown'],
  ]);
});

test.each([
  ['42.5', 42.5],
  ['0', 0],
  ['', null],
  [' ', null],
  [null, null],
  [undefined, null],
  ['north', null],
])('the number field %o is %o', (value, number) => {
  expect(numberOf(value)).toBe(number);
});

test('a position needs both its numbers', () => {
  expect(positionOf('42.33', '-83.04')).toEqual({ lat: 42.33, lng: -83.04 });
  expect(positionOf('42.33', '')).toBeNull();
});

test('a relation has its uuid whether the story is in place or not', () => {
  expect(relationUuid('a-uuid')).toBe('a-uuid');
  expect(relationUuid({ uuid: 'a-uuid', content: {} })).toBe('a-uuid');
  expect(relationUuid('')).toBeNull();
  expect(relationUuid(undefined)).toBeNull();
});

test('a list names each place once, and nothing that is no slug', () => {
  expect(readSlugs('a,b,a,,c d,<e>,the-strand')).toEqual(['a', 'b', 'the-strand']);
  expect(readSlugs(null)).toEqual([]);
});

test('a plan is read from among other cookies', () => {
  expect(readPlanCookie('stay=2027; day_plan=third-shift.the-strand; has_cart=1')).toEqual([
    'third-shift',
    'the-strand',
  ]);
  expect(readPlanCookie('my_day_plan=a')).toEqual([]);
  expect(readPlanCookie(null)).toEqual([]);
});

test.each([
  [0, ''],
  [1, ' (1 place)'],
  [3, ' (3 places)'],
])('%i places in the plan', (places, text) => {
  expect(planCountText(places)).toBe(text);
});
