import { stringifySetCookie } from 'cookie';
import { planCookie, planSeparator } from '#blocks/guide-places/plan-cookie.ts';

/** How long a plan is kept after its last change, in seconds: 60 days. */
const planCookieSeconds = 60 * 24 * 60 * 60;

/** Keeps a plan; each city has its own cookie, which only the city's pages are sent. Their scripts read it. */
export function setPlanCookie(slugs: readonly string[], { guide, publicUrl }: { guide: string; publicUrl: string }) {
  return stringifySetCookie({
    ...{ name: planCookie, value: slugs.join(planSeparator), path: guide },
    maxAge: slugs.length > 0 ? planCookieSeconds : 0,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
}
