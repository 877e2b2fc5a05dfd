import { expect, it } from 'vitest';
import { splitGuests } from './split-guests.ts';

it.each([
  ['5', '0', { adults: '3', children: '0' }, { adults: '2', children: '0' }],
  ['2', '3', { adults: '1', children: '1' }, { adults: '1', children: '2' }],
  ['4', '', { adults: '2', children: '0' }, { adults: '2', children: '0' }],
])('splits %s adults and %j children into two parties', (adults, children, first, second) => {
  expect(splitGuests({ adults, children })).toEqual([first, second]);
});

it('leaves one adult whole', () => expect(splitGuests({ adults: '1', children: '4' })).toBeNull());
