import { expect, test } from 'vitest';
import { bareSlug, checkSeed, foldersAbove } from './content-seed.ts';

test('folders above a story; a start page lies in its own', () => {
  expect(foldersAbove('hotels/ulysses/rooms/attic', false)).toEqual([
    'hotels',
    'hotels/ulysses',
    'hotels/ulysses/rooms',
  ]);
  expect(foldersAbove('/hotels/ulysses/', true)).toEqual(['hotels', 'hotels/ulysses']);
  expect(foldersAbove('home', false)).toEqual([]);
  expect(bareSlug('//hotels/ulysses/')).toBe('hotels/ulysses');
});

const home = { full_slug: 'home', name: 'Home', content: { component: 'page' } };

test.each([
  [[home, { ...home, full_slug: '/home/' }], 'full_slug "home" occurs twice'],
  [[{ ...home, full_slug: '/' }], 'full_slug of the story named "Home" is empty'],
  [[{ ...home, name: '' }], 'name of the story "home" is empty'],
  [[{ ...home, content: { component: '' } }], 'content.component of the story "home" is missing'],
  [[{ ...home, published_at: 'soon' }], 'published_at of the story "home" is not a date: soon'],
])('a seed that contradicts itself says where', (stories, message) => {
  expect(() => checkSeed({ stories, datasources: [] })).toThrow(message);
});
