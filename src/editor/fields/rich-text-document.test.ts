import { validateStory } from '@storyblok/schema';
import { expect, test } from 'vitest';
import { blocksIn, fromTiptap, type RichTextNode, sameDocument, toTiptap, withBlocks } from './rich-text-document.ts';

const text = (words: string, ...marks: RichTextNode[]): RichTextNode => ({ type: 'text', text: words, marks });
const list: RichTextNode = {
  type: 'doc',
  content: [
    {
      type: 'ordered_list',
      attrs: { order: 1 },
      content: [{ type: 'list_item', content: [{ type: 'paragraph', content: [text('One', { type: 'bold' })] }] }],
    },
  ],
};

test('the vendor’s names become Tiptap’s, and come back', () => {
  const there = toTiptap(list);
  expect(there.content?.[0]?.type).toBe('orderedList');
  expect(there.content?.[0]?.content?.[0]?.type).toBe('listItem');
  expect(sameDocument(fromTiptap(there), list)).toBe(true);
});

test('attributes without a value are none, and marks have no order', () => {
  const one = {
    type: 'doc',
    content: [text('a', { type: 'link', attrs: { href: '/x', uuid: null } }, { type: 'bold' })],
  };
  const other = { type: 'doc', content: [text('a', { type: 'bold' }, { type: 'link', attrs: { href: '/x' } })] };
  expect(sameDocument(one, other)).toBe(true);
});

test('a node that got lost is a difference', () => {
  expect(sameDocument(list, { type: 'doc', content: [{ type: 'paragraph' }] })).toBe(false);
  const aligned = { type: 'doc', content: [{ type: 'heading', attrs: { level: 2, textAlign: 'center' } }] };
  expect(sameDocument(aligned, { type: 'doc', content: [{ type: 'heading', attrs: { level: 2 } }] })).toBe(false);
});

test('what is written here can be published: it has every attribute that the vendor’s model wants', () => {
  const inline = [text('One', { type: 'link', attrs: { href: '/x', uuid: null } })];
  const body = fromTiptap({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: inline },
      { type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: inline }] }] },
      { type: 'codeBlock', attrs: { language: null }, content: [text('code')] },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'hardBreak' }] }] },
      { type: 'horizontalRule' },
      { type: 'blok', attrs: { id: 'b', body: [{ _uid: 'c', component: 'note' }] } },
    ],
  });
  const story = { name: 'A', slug: 'a', full_slug: 'a', content: { _uid: 'a', component: 'page', body } };
  const blocks = [
    { name: 'page', fields: [{ name: 'body', type: 'richtext' as const }] },
    { name: 'note', fields: [] },
  ];
  expect(validateStory(story, { blocks }).issues).toEqual([]);
});

test('the blocks in a text are found in its order, and others take their place there alone', () => {
  const [first, second, other] = ['a', 'b', 'c'].map((_uid) => ({ _uid, component: 'cta' }));
  const place = (...body: unknown[]): RichTextNode => ({ type: 'blok', attrs: { id: 'x', body } });
  const quoted = { type: 'blockquote', content: [place(second)] };
  const document = { type: 'doc', content: [place(first), { type: 'paragraph' }, quoted] };
  expect(blocksIn(document)).toEqual([[first], [second]]);
  const changed = withBlocks(document, 1, other ? [other] : []);
  expect(blocksIn(changed)).toEqual([[first], [other]]);
  expect(changed.content?.[0]).toEqual(document.content[0]);
});
