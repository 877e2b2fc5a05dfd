import { describe, expect, it } from 'vitest';
import { pageStyle } from './page-style.ts';

const table: [path: string, hotel: string | null, theme: string, skin: string | null][] = [
  ['/', null, 'ash', null],
  ['/about', null, 'ash', null],
  ['/hotels/the-siren', 'the-siren', 'siren', null],
  ['/hotels/the-siren/rooms/tower-suite', 'the-siren', 'siren', null],
  ['/hotels/the-dean', 'the-dean', 'dean', null],
  ['/hotels/ulysses', 'ulysses', 'ulysses', null],
  ['/hotels/peter-and-paul', 'peter-and-paul', 'peter-and-paul', null],
  ['/hotels/shenandoah-mansions', 'shenandoah-mansions', 'shenandoah', null],
  ['/hotels/neptune', 'neptune', 'neptune', null],
  ['/hotels/unknown', null, 'ash', null],
  ['/dining/karls', 'the-siren', 'siren', 'diner'],
  ['/enjoy/karls/lunch', 'the-siren', 'siren', 'diner'],
  ['/dining/candy-bar', 'the-siren', 'siren', 'candy'],
  ['/enjoy/the-siren-cafe', 'the-siren', 'siren', null],
  ['/dining/the-siren-shop', 'the-siren', 'siren', null],
  ['/dining/none', null, 'dining', null],
  ['/dining/the-gold-room', null, 'dining', 'gold'],
  ['/souvenirs', null, 'souvenirs-home', null],
  ['/souvenirs/table-and-bar', null, 'souvenirs-home', null],
  ['/souvenirs/product', null, 'souvenirs-home', null],
  ['/souvenirs/product/key-tag', null, 'souvenirs-product', null],
  ['/souvenirs/faqs', null, 'souvenirs-product', null],
  ['/cart', null, 'souvenirs-product', null],
  ['/collections', null, 'souvenirs-home', null],
  ['/collections/table-and-bar', null, 'souvenirs-home', null],
  ['/HOTELS/Ulysses', 'ulysses', 'ulysses', null],
];

describe('pageStyle', () => {
  it.each(table)('%s → hotel %s, theme %s, skin %s', (path, hotel, theme, skin) => {
    expect(pageStyle(path)).toEqual({ hotel, theme, skin });
  });

  it("takes a venue's hotel from its story where no rule names one", () => {
    expect(pageStyle('/dining/the-gold-room', 'ulysses')).toEqual({ hotel: 'ulysses', theme: 'ulysses', skin: 'gold' });
    expect(pageStyle('/enjoy/the-vestry', 'peter-and-paul').theme).toBe('peter-and-paul');
  });

  it('keeps karls at the siren whatever its story says', () => {
    expect(pageStyle('/dining/karls', 'neptune').hotel).toBe('the-siren');
  });
});
