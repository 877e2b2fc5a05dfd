import { describe, expect, it } from 'vitest';
import { nextFooter } from './footer-in-view.ts';

const footerBefore = 'the hotel’s';

/** From a page with the hotel's footer to one without a footer of its own. */
const moves: [from: string, to: string, shown: string | null][] = [
  ['/dining/karls', '/enjoy/karls', footerBefore],
  ['/enjoy/karls', '/dining/karls', footerBefore],
  ['/hotels/ulysses', '/collections/ulysses', footerBefore],
  ['/hotels/ulysses/', '/ash-mail/ulysses', footerBefore],
  ['/hotels/ulysses', '/hotels/ulysses/rooms/turret', null],
  ['/hotels/ulysses', '/hotels/neptune', null],
  ['/dining/karls', '/dining/karls/breakfast', null],
  ['/dining/karls', '/', null],
  ['/hotels/ulysses', '/cart', null],
  ['/hotels/ulysses', '/collections', null],
  ['/collections/ulysses', '/ash-mail/ulysses', null],
  ['/collections/ulysses', '/about', null],
];

describe('nextFooter', () => {
  it.each(moves)('from %s to %s shows %s', (from, to, shown) => {
    expect(nextFooter({ pathname: from, footer: footerBefore }, { pathname: to, own: null })).toBe(shown);
  });

  it('shows a story’s own footer wherever the visitor comes from', () => {
    expect(
      nextFooter({ pathname: '/dining/karls', footer: footerBefore }, { pathname: '/enjoy/karls', own: 'own' }),
    ).toBe('own');
    expect(nextFooter({ pathname: '/', footer: null }, { pathname: '/hotels/neptune', own: 'own' })).toBe('own');
  });

  it('keeps the group’s own where that was shown', () => {
    expect(nextFooter({ pathname: '/hotels/x', footer: null }, { pathname: '/mood/x', own: null })).toBeNull();
  });
});
