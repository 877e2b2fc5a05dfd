/** Where a visitor who logged in goes without a wish of their own. */
export const accountPath = '/auth/account';

/** Any origin that is not ours: an address that leaves it leaves the site. */
const here = 'http://site.invalid';

/**
 * The page of this site that `?return=` names, with its query; the account for anything else. Browsers read `//host`,
 * `/\host` and tabs or newlines within them as another site, so the address is taken as a browser would take it, and
 * only what stays here counts. Pages that a customer cannot be on, and what is no page, lead to the account, too.
 */
export function returnAddress(wish: string | null): string {
  if (!wish?.startsWith('/') || !URL.canParse(wish, here)) return accountPath;
  const { origin, pathname, search, hash } = new URL(wish, here);
  const leaves = origin !== here || /^\/[/\\]/.test(decoded(pathname));
  const isNoPage = /^\/(api|_services|f)\/|^\/auth\/(?!account(\/|$))/i.test(pathname);
  return leaves || isNoPage ? accountPath : pathname + search + hash;
}

/** The path with every layer of escapes taken off: a proxy or a browser may take one off after us. */
function decoded(path: string): string {
  let text = path;
  for (let layer = 0; layer < 5; layer += 1) {
    try {
      const next = decodeURIComponent(text);
      if (next === text) break;
      text = next;
    } catch {
      break;
    }
  }
  return text;
}

/** The login page that leads back to this page afterwards. */
export function loginAddress(page: { pathname: string; search: string }): string {
  return `/auth/login?return=${encodeURIComponent(page.pathname + page.search)}`;
}
