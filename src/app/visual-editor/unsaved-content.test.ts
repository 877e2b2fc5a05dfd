import { expect, it } from 'vitest';
import { readEditableMark } from '#protocol/storyblok/visual-editor.ts';
import { markedContent, withKnownStories } from './unsaved-content.ts';

const siren = {
  uuid: 'siren',
  full_slug: 'hotels/the-siren',
  content: { component: 'hotel', _uid: 'h', _editable: 'the mark of another story' },
};

function markOf(block: object | undefined): unknown {
  return block && '_editable' in block ? readEditableMark(block._editable) : null;
}

it('marks every block of the story, and no block of a story that it names', () => {
  const content = {
    component: 'page',
    _uid: 'root',
    body: [{ component: 'nav', _uid: 'n', hotels: [siren], ctas: [{ component: 'cta', _uid: 'c' }] }],
  };
  const marked = markedContent(content, { space: '1001', storyId: 42 });
  const [nav] = marked.body;
  expect([marked, nav, nav?.ctas[0]].map(markOf)).toEqual([
    { name: 'page', space: '1001', uid: 'root', id: '42' },
    { name: 'nav', space: '1001', uid: 'n', id: '42' },
    { name: 'cta', space: '1001', uid: 'c', id: '42' },
  ]);
  expect(nav?.hotels).toEqual([siren]);
  expect(content.body[0]).not.toHaveProperty('_editable');
});

it('puts stories that the page shows into relation fields and links, and leaves the others', () => {
  const place = { id: 1, uuid: 'team', full_slug: 'team', url: 'team' };
  const shown = {
    data: { list: [siren] },
    link: { fieldtype: 'multilink', linktype: 'story', id: 'team', story: place },
  };
  const link = { fieldtype: 'multilink', linktype: 'story', id: 'team' };
  const mark = { type: 'link', attrs: { linktype: 'story', uuid: 'team' } };
  const content = {
    component: 'nav',
    hotels: ['siren', 'unknown'],
    hotel: 'siren',
    named: 'siren',
    link,
    text: { type: 'doc', content: [{ marks: [mark] }] },
  };
  expect(withKnownStories(content, shown, ['nav.hotels', 'nav.hotel', 'other.named'])).toEqual({
    component: 'nav',
    hotels: [siren, 'unknown'],
    hotel: siren,
    named: 'siren',
    link: { ...link, story: place },
    text: { type: 'doc', content: [{ marks: [{ type: 'link', attrs: { ...mark.attrs, story: place } }] }] },
  });
});
