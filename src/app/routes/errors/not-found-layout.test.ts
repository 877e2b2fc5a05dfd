import { describe, expect, it } from 'vitest';
import { type NotFoundLayout, notFoundLayout, slugsAbove } from './not-found-layout.ts';

const table: [path: string, ancestorLayout: string | null, layout: NotFoundLayout][] = [
  ['/nowhere', null, 'ash'],
  ['/about/none', 'default', 'ash'],
  ['/hotels', null, 'ash'],
  ['/hotels/none', null, 'ash'],
  ['/hotels/peter-and-paul/none', 'ash', 'ash'],
  ['/hotels/shenandoah-mansions/none', null, 'ash'],
  ['/hotels/neptune/none', 'ash', 'ash'],
  ['/hotels/ulysses/none', 'ulysses', 'ulysses'],
  ['/hotels/ulysses/events/none', 'ash', 'ulysses'],
  ['/Hotels/Ulysses/None', null, 'ulysses'],
  ['/hotels/the-siren/none', null, 'siren'],
  ['/hotels/the-sirens', null, 'ash'],
  ['/dining', null, 'dining'],
  ['/dining/none', null, 'dining'],
  ['/enjoy/none/none', null, 'dining'],
  ['/dining/the-vestry/none', 'dining', 'dining'],
  ['/dining/karls/none', 'diner', 'diner'],
  ['/enjoy/karls/none', null, 'diner'],
  ['/dining/candy-bar/none', null, 'candy'],
  ['/dining/the-siren-cafe/none', 'siren', 'siren'],
  ['/enjoy/the-siren-shop/none', null, 'siren'],
  ['/dining/the-gold-room/none', 'gold', 'gold'],
  ['/dining/the-gold-room/none', null, 'dining'],
  ['/ash-mail/the-dean/none', 'dean', 'dean'],
  ['/ash-mail/none', 'default', 'ash'],
  ['/about/none', 'not a layout', 'ash'],
  ['/constructor/none', 'constructor', 'ash'],
];

describe('notFoundLayout', () => {
  it.each(table)('%s under a story with layout %s → %s', (path, ancestorLayout, layout) => {
    expect(notFoundLayout(path, ancestorLayout)).toBe(layout);
  });
});

describe('slugsAbove', () => {
  it('names every place above a path, nearest first', () => {
    expect(slugsAbove('/hotels/ulysses/rooms/none')).toEqual(['hotels/ulysses/rooms', 'hotels/ulysses', 'hotels']);
    expect(slugsAbove('/enjoy/the-gold-room/none')).toEqual(['dining/the-gold-room', 'dining']);
    expect(slugsAbove('/nowhere')).toEqual([]);
  });
});
