import { parseCookie, stringifySetCookie } from 'cookie';
import { readSlugs } from './plan-address.ts';

const name = 'day_plan';
/** How long a plan is kept after its last change, in seconds: 60 days. */
const planCookieSeconds = 60 * 24 * 60 * 60;
/** No character of a slug. */
const separator = '.';

/** The visitor's own plan of the city whose page is asked for. */
export function storedPlan(cookies: string | null): string[] {
  return readSlugs(parseCookie(cookies ?? '')[name], separator);
}

/** Keeps a plan; each city has its own cookie, which only the city's pages are sent. */
export function setPlanCookie(slugs: readonly string[], { guide, publicUrl }: { guide: string; publicUrl: string }) {
  return stringifySetCookie({
    ...{ name, value: slugs.join(separator), path: guide },
    maxAge: slugs.length > 0 ? planCookieSeconds : 0,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
}
