import { expect, test } from 'vitest';
import { storyTrail, trailOf } from './breadcrumb-trail.ts';

const page = (slug: string, name: string) => ({ slug, name, is_folder: false });
const links = [
  page('home', 'Home'),
  page('hotels/the-siren/rooms/rope-king', 'Rope King'),
  { slug: 'hotels', name: 'Hotels', is_folder: true },
  page('hotels/the-siren', 'The Siren'),
  page('hotels/neptune', 'Neptune'),
];

test('a story is reached through the stories above it, not through folders', () => {
  expect(storyTrail('hotels/the-siren/rooms/rope-king', links)).toEqual([
    { name: 'Home', path: '/' },
    { name: 'The Siren', path: '/hotels/the-siren' },
    { name: 'Rope King', path: '/hotels/the-siren/rooms/rope-king' },
  ]);
});

test('a slug that only begins like another is not above it', () => {
  const names = storyTrail('hotels/the-siren-annex', [...links, page('hotels/the-siren-annex', 'Annex')]);
  expect(names.map(({ name }) => name)).toEqual(['Home', 'Annex']);
});

test('the home page has no way', () => {
  expect(storyTrail('home', links)).toEqual([]);
});

test('other pages name their own', () => {
  expect(trailOf(['Mood', '/mood'])).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Mood', path: '/mood' },
  ]);
});
