import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import type { PublicPageHandle } from '#app/public-page.ts';
import { chosenCountry, type Market } from '#protocol/shopify/market.ts';
import { type BuildRoutes, pagePath, routeTree } from '../build-routes.ts';

/** Longest query of a page that is stored, in characters. */
const longestQuery = 512;
/** Addresses whose key is remembered, so that routes are matched once for each. */
const rememberedAddresses = 10_000;
/** What makes a page one visitor's: a form that was just sent. */
const personalParameters = ['sent'];
/** The browser's part of the router names the routes that it wants data of. */
const dataParameter = '_routes';

export type PageKeys = {
  /** The key of the page at an address (path and query) for somebody with these cookies; null where it is not stored. */
  keyOf: (address: string, cookies: string | undefined) => string | null;
};

/** The address that a page is stored under, and its keys by market: a text that was looked up before is found sooner. */
type KnownAddress = { address: string | null; keys: Partial<Record<Market['country'], string>> };

/** What a key names. */
export type NamedPage = { country: string; address: string };

export function readKey(key: string): NamedPage {
  const space = key.indexOf(' ');
  return { country: key.slice(0, space), address: key.slice(space + 1) };
}

/**
 * Keys of pages: the market, the path, and of the query what the page's route declares, sorted. So neither `utm_source`
 * nor the order of parameters makes another page of it.
 */
export function createPageKeys(routes: BuildRoutes, base: string): PageKeys {
  const tree = routeTree(routes);
  const known = new LRUCache<string, KnownAddress>({ max: rememberedAddresses });

  function storedAddress(address: string): string | null {
    // `//host/path` would be read as another host.
    if (address.startsWith('//') || !URL.canParse(address, base)) return null;
    const { pathname, searchParams } = new URL(address, base);
    const isData = pathname.endsWith('.data');
    const leaf = matchRoutes(tree, pagePath(pathname))?.at(-1)?.route.id;
    const declared = leaf === undefined ? undefined : publicPage(routes[leaf]?.module.handle);
    if (!declared || [...searchParams.keys()].some(isPersonal)) return null;
    const declares = isDeclared([...declared.query, ...(isData ? [dataParameter] : [])]);
    searchParams.sort();
    const wanted = isData ? searchParams.get(dataParameter)?.split(',') : undefined;
    if (wanted?.some((id) => !Object.hasOwn(routes, id))) return null;
    const query = new URLSearchParams([...searchParams].filter(([name]) => declares(name))).toString();
    return query.length > longestQuery ? null : pathname + (query && `?${query}`);
  }

  return {
    keyOf(address, cookies) {
      let found = known.get(address);
      if (!found) {
        found = { address: storedAddress(address), keys: {} };
        known.set(address, found);
      }
      if (found.address === null) return null;
      const country = chosenCountry(cookies);
      found.keys[country] ??= `${country} ${found.address}`;
      return found.keys[country];
    },
  };
}

/** Whether a parameter is one of `names`, or begins as one that ends in `*`. */
function isDeclared(names: readonly string[]): (name: string) => boolean {
  return (name) =>
    names.some((declared) => (declared.endsWith('*') ? name.startsWith(declared.slice(0, -1)) : name === declared));
}

/** Drafts and their signatures (`_storyblok`, `_storyblok_tk[token]`) are for editors. */
function isPersonal(name: string): boolean {
  return name.startsWith('_storyblok') || personalParameters.includes(name);
}

function publicPage(handle: unknown): PublicPageHandle['publicPage'] | undefined {
  const isDeclared = handle !== null && typeof handle === 'object' && 'publicPage' in handle;
  return isDeclared ? (handle as PublicPageHandle).publicPage : undefined;
}
