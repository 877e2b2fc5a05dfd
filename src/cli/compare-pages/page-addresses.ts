import { XMLParser } from 'fast-xml-parser';

/** Pages that no sitemap lists: second addresses, not-found pages of each kind, search, cart, login, and the operator's. */
const unlistedPages = [
  '/global',
  '/enjoy/karls',
  '/nowhere',
  '/hotels/none',
  '/hotels/ulysses/none',
  '/hotels/the-siren/none',
  '/dining/karls/none',
  '/dining/none',
  '/dining/the-gold-room/none',
  '/dining/the-vestry/none',
  '/ash-city-guides/none',
  '/souvenirs/product/none',
  '/search',
  '/search?q=room',
  '/search?q=zzzz',
  '/cart',
  '/orders',
  '/auth/login',
  '/auth/register',
  '/auth/reset-password',
  '/auth/account',
  '/operator',
  '/operator/orders',
  '/operator/inbox',
  '/operator/mail',
  '/catalogue',
];

/** The address under which a snapshot lists the first page of the checkout, whose own address has a random token. */
export const checkoutAddress = '/checkout';

/**
 * Every address that a snapshot holds: those of the sitemap, of the component catalogue (one page for all states of a
 * section that can stand together, one for each other state) and `unlistedPages`, each once. `site` is its origin.
 */
export async function pageAddresses(site: string): Promise<string[]> {
  const [listed, states] = await Promise.all([sitemapAddresses(site), catalogueAddresses(site)]);
  return [...new Set([...listed, ...states, ...unlistedPages, checkoutAddress])];
}

/** The addresses that a site's sitemap lists. */
export async function sitemapAddresses(site: string): Promise<string[]> {
  const xml: unknown = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' }).parse(
    await read(`${site}/sitemap.xml`),
  );
  const { urlset } = xml as { urlset?: { url: { loc: string }[] } };
  if (!urlset) throw new Error('the sitemap is not a list of addresses');
  return urlset.url.map(({ loc }) => {
    const { pathname, search } = new URL(loc);
    return pathname + search;
  });
}

async function catalogueAddresses(site: string): Promise<string[]> {
  const sections = linksIn(await read(`${site}/catalogue`), /href="(\/catalogue\/[^"/?]+)"/g);
  const pages = await Promise.all(
    sections.map(async (section) => {
      const html = await read(site + section);
      // States that cannot stand beside others are linked above the first state.
      const head = html.slice(html.indexOf('<h1'), html.includes('<h2') ? html.indexOf('<h2') : undefined);
      return [section, ...linksIn(head, /href="(\/catalogue\/[^"/?]+\/[^"?]+)"/g)];
    }),
  );
  if (sections.length === 0) throw new Error('the component catalogue lists no section');
  return pages.flat();
}

function linksIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = '']) => address);
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return response.text();
}
