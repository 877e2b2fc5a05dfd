import { expect, test } from 'vitest';
import { linkUuids, relationUuids } from './references.ts';

const content = {
  component: 'page',
  hotel: 'a',
  body: [
    { component: 'nav', hotels: ['b', '', 'a', { uuid: 'x' }] },
    { component: 'cta', hotels: ['c'], link: { fieldtype: 'multilink', linktype: 'story', id: 'd', uuid: 'x' } },
    { component: 'text', doc: { type: 'doc', content: [{ marks: [{ attrs: { linktype: 'story', uuid: 'e' } }] }] } },
    { component: 'cta', link: { fieldtype: 'multilink', linktype: 'url', id: 'f' } },
    { component: 'cta', link: { fieldtype: 'multilink', linktype: 'story', id: '' } },
  ],
};

test('relations of the fields asked for, each once, in order', () => {
  expect(relationUuids([content], new Set(['nav.hotels', 'page.hotel']))).toEqual(['a', 'b']);
  expect(relationUuids([content, content], new Set(['cta.hotels']))).toEqual(['c']);
  expect(relationUuids([content], new Set(['page.hotels']))).toEqual([]);
});

test('links to stories, from fields and from rich text', () => {
  expect(linkUuids([content])).toEqual(['d', 'e']);
});
