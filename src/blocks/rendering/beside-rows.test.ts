import { expect, it } from 'vitest';
import { besideRows } from './beside-rows.ts';

const block = (_uid: string, half: string | null = null, component = 'quote') => ({ _uid, component, half });
const names = (blocks: Parameters<typeof besideRows>[0]) =>
  besideRows(blocks).map(({ first, second }) => [first, second].map((of) => of.map(({ _uid }) => _uid).join('')));

it('puts sections of the second half beside those of the first half before them', () => {
  const blocks = [block('a'), block('b', 'first'), block('c', 'first'), block('d', 'second'), block('e')];
  expect(names(blocks)).toEqual([
    ['a', ''],
    ['bc', 'd'],
    ['e', ''],
  ]);
});

it('starts a new row with the next first half', () => {
  const blocks = [block('a', 'first'), block('b', 'second'), block('c', 'first'), block('d', 'second')];
  expect(names(blocks)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

it('shows a half without another one over the whole width', () => {
  const blocks = [block('a', 'second'), block('b', 'first'), block('c', 'first'), block('d'), block('e', 'first')];
  expect(names(blocks)).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => [name, '']));
});

it('leaves sections alone that have no look for half the width', () => {
  expect(names([block('a', 'first', 'hotel_hero'), block('b', 'second')])).toEqual([
    ['a', ''],
    ['b', ''],
  ]);
});

it('is nothing without sections', () => {
  expect(besideRows([])).toEqual([]);
});
