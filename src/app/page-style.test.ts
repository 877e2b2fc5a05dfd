import { describe, expect, it } from 'vitest';
import { routeStyle, shopTheme } from './page-style.ts';

const table: [path: string, theme: string][] = [
  ['/', 'ash'],
  ['/about', 'ash'],
  ['/hotels/unknown', 'ash'],
  ['/dining/none', 'dining'],
  ['/enjoy/none/none', 'dining'],
  ['/Dining/None', 'dining'],
  ['/souvenirs', 'souvenirs-home'],
  ['/souvenirs/table-and-bar', 'souvenirs-home'],
  ['/souvenirs/product', 'souvenirs-home'],
  ['/souvenirs/product/key-tag', 'souvenirs-product'],
  ['/souvenirs/faqs', 'souvenirs-product'],
  ['/cart', 'souvenirs-product'],
  ['/cart/none', 'ash'],
  ['/collections', 'souvenirs-home'],
  ['/collections/table-and-bar', 'souvenirs-home'],
];

describe('routeStyle', () => {
  it.each(table)('%s → theme %s', (path, theme) => {
    expect(routeStyle(path)).toEqual({ hotel: null, theme, skin: null });
  });
});

describe('shopTheme', () => {
  it('is that of the shop alone', () => {
    expect(shopTheme('/cart')).toBe('souvenirs-product');
    expect(shopTheme('/dining/none')).toBeNull();
  });
});
