/**
 * The cookie that keeps the day plan of a city, which only that city's pages are sent (docs/reference/sections.md#day-plan).
 * The guide's pages are the same for everybody: their script reads here what the visitor has chosen.
 */
export const planCookie = 'day_plan';

/** Between two slugs; no character of one. */
export const planSeparator = '.';

const slugForm = /^[\w-]+$/;

/** The slugs of a list in an address, a form or a cookie, each once. */
export function readSlugs(list: string | null | undefined, separator = ','): string[] {
  return [...new Set((list ?? '').split(separator))].filter((slug) => slugForm.test(slug));
}

/** The visitor's own plan, as a `Cookie` header or `document.cookie` has it. */
export function readPlanCookie(cookies: string | null): string[] {
  const own = (cookies ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(`${planCookie}=`));
  return readSlugs(own?.slice(planCookie.length + 1), planSeparator);
}
