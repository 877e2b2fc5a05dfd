import { describe, expect, it } from 'vitest';
import { routeStyle } from '../page-style.ts';
import { isInScope } from './banner-in-scope.ts';

const everywhere = { scope: 'all', hotels: [] } as const;
const anyHotel = { scope: 'hotel', hotels: [] } as const;
const siren = { scope: 'hotel', hotels: ['the-siren'] } as const;
const shop = { scope: 'shop', hotels: [] } as const;

describe('isInScope', () => {
  it.each([
    ['/', null, [everywhere]],
    ['/hotels/ulysses/rooms/bay-queen', 'ulysses', [everywhere, anyHotel]],
    ['/hotels/the-siren', 'the-siren', [everywhere, anyHotel, siren]],
    ['/dining/karls', 'the-siren', [everywhere, anyHotel, siren]],
    ['/dining/none', null, [everywhere]],
    ['/souvenirs', null, [everywhere, shop]],
    ['/cart', null, [everywhere, shop]],
  ])('%s of the hotel %s', (path, hotel, shown) => {
    const all = [everywhere, anyHotel, siren, shop];
    expect(all.filter((scope) => isInScope(scope, { ...routeStyle(path), hotel }))).toEqual(shown);
  });
});
