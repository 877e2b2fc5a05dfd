import { expect, test } from 'vitest';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { bold, heading, link, list, richText } from './rich-text.ts';
import { storyLink, urlLink } from './story-fields.ts';

test('lines become paragraphs, and nodes stay as they are', () => {
  expect(richText('One.', heading('Two', 3), list('three')).content.map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'bullet_list',
  ]);
});

test('marked words stand among plain ones', () => {
  expect(richText(['Mind the ', bold('gap'), '.']).content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Mind the ' },
        { type: 'text', text: 'gap', marks: [{ type: 'bold' }] },
        { type: 'text', text: '.' },
      ],
    },
  ]);
});

test('a link to a story carries its uuid, its address and its anchor', () => {
  const { marks } = link('rooms', storyLink('hotels/ulysses', { anchor: 'rooms' }));
  expect(marks?.[0]).toMatchObject({
    type: 'link',
    attrs: { href: '/hotels/ulysses', uuid: storyUuid('hotels/ulysses'), anchor: 'rooms', linktype: 'story' },
  });
});

test('other links keep their kind', () => {
  expect(
    link('mail', {
      ...{ fieldtype: 'multilink', linktype: 'email', id: '', url: '' },
      ...{ cached_url: 'a@ash.example', email: 'a@ash.example' },
    }).marks?.[0],
  ).toMatchObject({
    attrs: { href: 'a@ash.example', linktype: 'email', uuid: null },
  });
  expect(link('away', urlLink('https://a.example', { newTab: true })).marks?.[0]).toMatchObject({
    attrs: { href: 'https://a.example', linktype: 'url', target: '_blank' },
  });
});
