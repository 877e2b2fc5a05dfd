import { describe, expect, it } from 'vitest';
import { pageStyle } from '../page-style.ts';
import { isInScope } from './banner-in-scope.ts';

const everywhere = { scope: 'all', hotels: [] } as const;
const anyHotel = { scope: 'hotel', hotels: [] } as const;
const siren = { scope: 'hotel', hotels: ['the-siren'] } as const;
const shop = { scope: 'shop', hotels: [] } as const;

describe('isInScope', () => {
  it.each([
    ['/', [everywhere]],
    ['/hotels/ulysses/rooms/bay-queen', [everywhere, anyHotel]],
    ['/hotels/the-siren', [everywhere, anyHotel, siren]],
    ['/dining/karls', [everywhere, anyHotel, siren]],
    ['/dining/none', [everywhere]],
    ['/souvenirs', [everywhere, shop]],
    ['/cart', [everywhere, shop]],
  ])('%s', (path, shown) => {
    const all = [everywhere, anyHotel, siren, shop];
    expect(all.filter((scope) => isInScope(scope, pageStyle(path)))).toEqual(shown);
  });
});
