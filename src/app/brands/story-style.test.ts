import { describe, expect, it } from 'vitest';
import { storyOf } from '#blocks/testing/test-page.tsx';
import { contentSeed } from '#content/seed.ts';
import { storySlug } from '#protocol/storyblok/story-slug.ts';
import { placeAmong } from './place-among.ts';
import { storyStyle } from './story-style.server.ts';

const { stories } = contentSeed(new Date('2027-03-09T15:00:00Z'));

/** The look of a page of the demonstration; of a path without a story as its not-found page has it. */
function lookOf(path: string) {
  const story = stories.find(({ full_slug }) => full_slug === storySlug(path));
  return storyStyle(path, placeAmong(stories, path), story?.content ?? null);
}

const table: [path: string, hotel: string | null, theme: string, skin: string | null][] = [
  ['/', null, 'ash', null],
  ['/about', null, 'ash', null],
  ['/ash-mail/the-dean', null, 'ash', null],
  ['/ash-city-guides/detroit', null, 'ash', null],
  ['/hotels/the-siren', 'the-siren', 'siren', null],
  ['/hotels/the-siren/rooms/tower-suite', 'the-siren', 'siren', null],
  ['/hotels/the-siren/events', 'the-siren', 'siren', null],
  ['/hotels/ulysses', 'ulysses', 'ulysses', null],
  ['/hotels/ulysses/none', 'ulysses', 'ulysses', null],
  ['/hotels/peter-and-paul', 'peter-and-paul', 'peter-and-paul', null],
  ['/hotels/shenandoah-mansions', 'shenandoah-mansions', 'shenandoah', null],
  ['/hotels/neptune', 'neptune', 'neptune', null],
  ['/hotels/unknown', null, 'ash', null],
  ['/HOTELS/Ulysses', 'ulysses', 'ulysses', null],
  ['/dining/karls', 'the-siren', 'siren', 'diner'],
  ['/enjoy/karls/lunch', 'the-siren', 'siren', 'diner'],
  ['/dining/karls/none', 'the-siren', 'siren', 'diner'],
  ['/dining/candy-bar', 'the-siren', 'siren', 'candy'],
  ['/enjoy/the-siren-cafe', 'the-siren', 'siren', 'cafe'],
  ['/dining/the-siren-shop', 'the-siren', 'siren', 'vault'],
  ['/dining/the-gold-room', 'ulysses', 'ulysses', 'gold'],
  ['/dining/the-gold-room/dinner', 'ulysses', 'dining', 'gold'],
  ['/enjoy/the-vestry', 'peter-and-paul', 'peter-and-paul', 'vestry'],
  ['/dining/none', null, 'dining', null],
  ['/souvenirs', null, 'souvenirs-home', null],
  ['/souvenirs/faqs', null, 'souvenirs-product', null],
];

describe('the pages of the demonstration', () => {
  it.each(table)('%s: hotel %s, theme %s, skin %s', (path, hotel, theme, skin) => {
    expect(lookOf(path)).toEqual({ hotel, theme, skin });
  });
});

describe('storyStyle', () => {
  const hotel = storyOf<'hotel'>('hotels/sixth', { component: 'hotel', theme_key: 'neptune' });
  const venue = (fields: object) => storyOf<'venue'>('dining/seventh', { component: 'venue', ...fields });

  it('takes the theme of the page, of the venue, of its hotel, of the address, in this order', () => {
    const inHotel = venue({ hotel });
    expect(storyStyle('/dining/seventh', inHotel, { component: 'page', theme_key: 'ulysses' }).theme).toBe('ulysses');
    expect(storyStyle('/dining/seventh', venue({ hotel, theme_key: 'siren' }), null).theme).toBe('siren');
    expect(storyStyle('/dining/seventh', inHotel, null)).toEqual({ hotel: 'sixth', theme: 'neptune', skin: null });
    expect(storyStyle('/dining/seventh', venue({}), null)).toEqual({ hotel: null, theme: 'dining', skin: null });
  });

  it('leaves out a name without a stylesheet, and a skin where a theme is meant', () => {
    const content = { component: 'page', theme_key: 'no-such-theme' };
    expect(storyStyle('/about', null, content).theme).toBe('ash');
    expect(storyStyle('/dining/seventh', venue({ hotel, theme_key: 'diner', brand_key: 'siren' }), null)).toEqual({
      hotel: 'sixth',
      theme: 'neptune',
      skin: null,
    });
  });

  it('keeps the themes of the shop at its addresses', () => {
    expect(storyStyle('/souvenirs', null, { component: 'page', theme_key: 'neptune' }).theme).toBe('souvenirs-home');
  });
});
