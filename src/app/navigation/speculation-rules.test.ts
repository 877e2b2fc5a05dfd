import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

const site = 'https://site.example';
const [{ where }] = speculationRules.prefetch as [(typeof speculationRules.prefetch)[number]];

/** Whether a browser may fetch the document of a link to this address early, by its address alone. */
function isFetchedEarly(address: string): boolean {
  const matches = (patterns: string | string[]) =>
    [patterns].flat().some((pattern) => new URLPattern(pattern, site).test(address, site));
  return where.and.every((rule) => {
    if (rule.href_matches !== undefined) return matches(rule.href_matches);
    return rule.not?.href_matches === undefined || !matches(rule.not.href_matches);
  });
}

it.each(['/', '/hotels/ulysses', '/hotels/ulysses/rooms/bay-queen', '/souvenirs/product/key-tag', '/press#downloads'])(
  'lets browsers fetch %s early',
  (address) => expect(isFetchedEarly(address)).toBe(true),
);

it.each([
  ...['/cart', '/checkout', '/checkout/1/address', '/auth/login', '/auth/account/orders', '/orders', '/search'],
  ...['/book', '/hotels', '/hotels?arrival=2027-01-01', '/reservations/change', '/newsletter'],
  ...['/dining/the-gold-room/reserve', '/hotels/ulysses/events/life-drawing/reserve', '/ash-city-guides/detroit/plan'],
  ...['/operator', '/editor', '/api/logout', '/catalogue/hero', '/events.ics', '/press/feed.xml'],
  ...['/souvenirs?sort=name', '/contact?sent=1', 'https://other.example/'],
])('never %s', (address) => expect(isFetchedEarly(address)).toBe(false));
