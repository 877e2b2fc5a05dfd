import { expect, it } from 'vitest';
import { editableAttributes, readEditableMark, writeEditableMark } from './visual-editor.ts';

const mark = { name: 'hotel_hero', space: '1001', uid: 'a-1', id: '42' };

it('reads the mark that it writes', () => {
  expect(readEditableMark(writeEditableMark(mark))).toEqual(mark);
});

it.each([
  ['no mark', undefined],
  ['an empty text', ''],
  ['another comment', '<!-- hello -->'],
  ['broken JSON', '<!--#storyblok#{"name":-->'],
  ['a mark without its story', '<!--#storyblok#{"name":"cta","space":"1","uid":"a"}-->'],
])('%s is none', (_, editable) => {
  expect(readEditableMark(editable)).toBeNull();
});

it("gives the vendor's two attributes", () => {
  expect(editableAttributes(mark)).toEqual({
    'data-blok-c': '{"name":"hotel_hero","space":"1001","uid":"a-1","id":"42"}',
    'data-blok-uid': '42-a-1',
  });
});
