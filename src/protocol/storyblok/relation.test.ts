import { expect, test } from 'vitest';
import { resolvedStories, resolvedStory } from './relation.ts';

type Hotel = { component: 'hotel'; name: string };

const siren = { uuid: 'a', content: { component: 'hotel', name: 'The Siren' } };
const room = { uuid: 'b', content: { component: 'room', name: 'King' } };

test('a resolved relation is its story', () => {
  expect(resolvedStory<Hotel>(siren, 'hotel')?.content.name).toBe('The Siren');
});

test.each([
  ['a uuid that was not resolved', 'a1b2'],
  ['an empty field', ''],
  ['a missing field', undefined],
  ['null', null],
  ['a story of another type', room],
  ['an object that is no story', { content: null }],
])('%s is null', (_, value) => {
  expect(resolvedStory<Hotel>(value, 'hotel')).toBeNull();
});

test('several relations keep their order and drop what was not resolved', () => {
  const neptune = { uuid: 'c', content: { component: 'hotel', name: 'Neptune' } };
  const found = resolvedStories<Hotel>([neptune, 'gone', room, siren], 'hotel');
  expect(found.map((story) => story.content.name)).toEqual(['Neptune', 'The Siren']);
});

test('a field that is not a list holds no stories', () => {
  expect(resolvedStories<Hotel>('', 'hotel')).toEqual([]);
});
