import { describe, expect, it } from 'vitest';
import { contentSeed } from '#content/seed.ts';
import { placeAmong } from '../../brands/place-among.ts';
import { chooseLayout, layoutStyle } from './choose-layout.server.ts';
import { slugsAbove } from './load-not-found.server.ts';
import type { NotFoundLayout } from './not-found-layout.ts';

const { stories } = contentSeed(new Date('2027-03-09T15:00:00Z'));

/** The layout below the stories of the demonstration. */
function layoutAt(path: string): NotFoundLayout {
  const above = slugsAbove(path).map((slug) => stories.find(({ full_slug }) => full_slug === slug));
  const nearest = above.find((story) => story !== undefined);
  return chooseLayout(path, [placeAmong(stories, path)?.content.layout, nearest?.content.layout]);
}

const table: [path: string, layout: NotFoundLayout][] = [
  ['/nowhere', 'ash'],
  ['/about/none', 'ash'],
  ['/hotels', 'ash'],
  ['/hotels/none', 'ash'],
  ['/hotels/peter-and-paul/none', 'ash'],
  ['/hotels/shenandoah-mansions/none', 'ash'],
  ['/hotels/neptune/none', 'ash'],
  ['/hotels/ulysses/none', 'ulysses'],
  ['/hotels/ulysses/events/none', 'ulysses'],
  ['/Hotels/Ulysses/None', 'ulysses'],
  ['/hotels/the-siren/none', 'siren'],
  ['/hotels/the-sirens', 'ash'],
  ['/dining', 'dining'],
  ['/dining/none', 'dining'],
  ['/enjoy/none/none', 'dining'],
  ['/dining/the-vestry/none', 'dining'],
  ['/dining/karls/none', 'diner'],
  ['/enjoy/karls/none', 'diner'],
  ['/dining/candy-bar/none', 'candy'],
  ['/dining/the-siren-cafe/none', 'siren'],
  ['/enjoy/the-siren-shop/none', 'siren'],
  ['/dining/the-gold-room/none', 'gold'],
  ['/ash-mail/the-dean/none', 'dean'],
  ['/ash-mail/none', 'ash'],
];

describe('chooseLayout', () => {
  it.each(table)('%s → %s', (path, layout) => {
    expect(layoutAt(path)).toBe(layout);
  });

  it('leaves out what is empty, the default or unknown', () => {
    expect(chooseLayout('/hotels/sixth/none', ['', 'siren'])).toBe('siren');
    expect(chooseLayout('/hotels/sixth/none', [null, 'default'])).toBe('ash');
    expect(chooseLayout('/dining/seventh/none', ['not a layout'])).toBe('dining');
    expect(chooseLayout('/constructor/none', ['constructor'])).toBe('ash');
  });
});

describe('layoutStyle', () => {
  it('has the look of the hotel or venue, where the layout has none of its own', () => {
    const venue = { theme: 'neptune', skin: 'candy' };
    expect(layoutStyle('diner', venue)).toEqual({ theme: null, skin: 'candy' });
    expect(layoutStyle('siren', { theme: 'neptune', skin: null })).toEqual({ theme: 'neptune', skin: null });
    expect(layoutStyle('dining', venue)).toEqual({ theme: null, skin: null });
    expect(layoutStyle('dean', venue)).toEqual({ theme: 'dean', skin: null });
    expect(layoutStyle('ash', venue)).toEqual({ theme: null, skin: null });
  });
});

describe('slugsAbove', () => {
  it('names every place above a path, nearest first', () => {
    expect(slugsAbove('/hotels/ulysses/rooms/none')).toEqual(['hotels/ulysses/rooms', 'hotels/ulysses', 'hotels']);
    expect(slugsAbove('/enjoy/the-gold-room/none')).toEqual(['dining/the-gold-room', 'dining']);
    expect(slugsAbove('/nowhere')).toEqual([]);
  });
});
