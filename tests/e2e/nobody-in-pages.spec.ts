import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import routes from '../../src/app/routes.ts';
import { expect, newCustomer, sessionCookie, test } from './account-site.ts';

/** Addresses of every route that says the same to everybody. */
const addresses = [
  ...['/', '/about', '/ash-city-guides', '/ash-city-guides/detroit', '/ash-mail', '/ash-mail/the-lift-at-ulysses'],
  ...[
    '/careers',
    '/careers/sexton',
    '/events',
    '/contact',
    '/dining/karls',
    '/dining/karls/breakfast',
    '/enjoy/karls',
    '/global',
    '/hotels/ulysses',
  ],
  ...['/dining/the-vestry/events/organ-night', '/hotels/ulysses/rooms/bay-queen', '/investors', '/mood'],
  ...['/mood/neon-mermaid', '/mood/tagged', '/mood/tagged/brick', '/newsletter', '/press'],
  ...['/press/switchback-post-slates', '/room-service', '/souvenirs', '/souvenirs/faqs', '/souvenirs/table-and-bar'],
  ...['/souvenirs/product/key-tag', '/collections', '/collections/rooms-and-beds', '/policies/privacy-policy', '/team'],
  ...['/search?q=key', '/api/search/suggestions?q=key', '/book', '/hotels', '/orders', '/api/shell', '/events.ics'],
  // On days that have passed: what is free at another moment is another page.
  ...[
    'dining/the-gold-room',
    'enjoy/the-gold-room',
    'hotels/ulysses/events/life-drawing',
    'dining/the-vestry/events/organ-night',
  ].map((place) => `/${place}/reserve?date=2020-01-01`),
  ...['/api/rooms/hotels/ulysses/rooms/bay-queen', '/api/sections/hotels/ulysses'],
  ...['/events/ulysses.ics', '/press/feed.xml', '/ash-mail/feed.xml', '/sitemap.xml', '/robots.txt', '/not/a/page'],
  ...['/catalogue', '/catalogue/quote', '/api/og/about', '/speculation-rules.json'],
];

/** What is one visitor's by nature, or answers to what is sent alone. */
const personal = [
  ...['cart', 'api/cart', 'api/market', 'auth/account', 'auth/account/addresses', 'auth/account/orders'],
  ...['auth/account/orders/:id', 'api/forms', 'api/mailchimp-subscribe', 'api/newsletter-hub', 'api/session'],
  ...['api/account-data', 'api/logout', 'api/register', 'api/challenge/:call?', 'api/draft-page'],
  ...['reservations', 'reservations/change', 'reservations/cancel', 'reservations/calendar.ics'],
  ...['ash-city-guides/:city/plan', 'souvenirs/waiting'],
  // These lead whoever is logged in to the account.
  ...['auth/login', 'auth/register', 'auth/reset-password'],
];
/** The leaves of the routes, each with its whole path. */
function leaves(entries: readonly RouteConfigEntry[], parent = ''): RouteObject[] {
  return entries.flatMap(({ path = '', children }) => {
    const whole = [parent, path].filter(Boolean).join('/');
    return children ? leaves(children, whole) : [{ id: whole, path: `/${whole}` }];
  });
}

/** The moment that a page was made at, which two renderings do not share, in every form it is written in. */
function withoutMoment(text: string): string {
  return text
    .replace(/\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'moment')
    .replace(/\b[0-9a-z]{8}\.[\w-]{43}/g, 'form token')
    .replace(/DTSTAMP:\w+/g, 'DTSTAMP:moment');
}

/** A cart with one thing in it, as the browser's cookie has it. */
async function cartCookie(site: string): Promise<string> {
  const shop = await (await fetch(`${site}/souvenirs`)).text();
  const variant = /name="variant" value="(\d+)"/.exec(shop)?.[1] ?? '';
  const body = new URLSearchParams({ do: 'add', variant });
  const answer = await fetch(`${site}/cart`, { method: 'POST', body, redirect: 'manual' });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  expect(cookies.join('; ')).toContain('cart=');
  return cookies.join('; ');
}

test('every route is either tried here or personal', async () => {
  const all = leaves(await routes);
  const tried = new Set(addresses.map((address) => matchRoutes(all, address.split('?')[0] ?? '')?.at(-1)?.route.id));
  expect(all.map(({ id }) => id).filter((id) => !tried.has(id) && !personal.includes(id ?? ''))).toEqual([]);
});

test('two customers and nobody are rendered the same bytes', async ({ ownSite: { address: site } }) => {
  test.setTimeout(240_000);
  const customers = await Promise.all([newCustomer(site), newCustomer(site)]);
  const carts = [await cartCookie(site), await cartCookie(site)];
  const visitors = [
    {},
    ...customers.map((customer, index) => ({
      Cookie: `${sessionCookie(customer)}; ${carts[index]}`,
      Referer: `https://referrer-${index}.example/mail`,
      'User-Agent': `Browser of guest ${index}`,
      'Accept-Language': index === 0 ? 'de' : 'fr',
    })),
  ];
  const differing: string[] = [];
  for (const address of addresses) {
    const seen: string[] = [];
    for (const headers of visitors) {
      // With this the page cache leaves the page to be rendered for this very visitor.
      const answer = await fetch(`${site}${address}${address.includes('?') ? '&' : '?'}sent=NOBODY`, { headers });
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      expect([address, answer.headers.get('ETag')]).toEqual([address, null]);
      seen.push(`${answer.status} ${policy} ${answer.headers.getSetCookie()} ${withoutMoment(await answer.text())}`);
    }
    if (new Set(seen).size > 1) differing.push(address);
    const secrets = [...customers.flatMap(({ email, token }) => [email, token]), 'referrer-', 'Browser of guest'];
    if (secrets.some((secret) => seen.some((text) => text.includes(secret)))) differing.push(`${address}: a secret`);
  }
  expect(differing).toEqual([]);
});
