import { pagePath } from '../build-routes.ts';
import { readKey } from './page-key.ts';

/** Values of the browser's own making, not the page's: which data it wants of an address. The key's maker checks them. */
const ownParameters = ['_routes'];

/** The key of the page without its query, which offers the values that the query may have; null where it has none. */
export function plainPageKey(key: string): string | null {
  const { country, address } = readKey(key);
  const { pathname, searchParams } = addressUrl(address);
  for (const name of ownParameters) searchParams.delete(name);
  return searchParams.size === 0 ? null : `${country} ${pagePath(pathname)}`;
}

/**
 * Whether a page offers every value that the query of a key asks it for: in a link, or as the value of a field. Anybody can
 * ask for `?city=1`, `?city=2` … and each would be a page to store; those that visitors are led to are few.
 */
export function isOffered(key: string, plainPage: string): boolean {
  const { searchParams } = addressUrl(readKey(key).address);
  // A value asked for twice would be a page of its own, and as many of them as there are ways to repeat.
  if (new Set(searchParams.keys()).size < searchParams.size) return false;
  return [...searchParams].every(
    ([name, value]) =>
      ownParameters.includes(name) ||
      inLinks(name, value).some((text) => plainPage.includes(text)) ||
      (plainPage.includes(`name="${escaped(name)}"`) && plainPage.includes(`value="${escaped(value)}"`)),
  );
}

/** A parameter as links have it: at the end, or before another one or a fragment. */
function inLinks(name: string, value: string): string[] {
  const text = new URLSearchParams({ [name]: value }).toString();
  return ['?', '&amp;', '&'].flatMap((before) => ['"', '&', '#'].map((after) => `${before}${text}${after}`));
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function addressUrl(address: string): URL {
  return new URL(address, 'http://site.invalid');
}
