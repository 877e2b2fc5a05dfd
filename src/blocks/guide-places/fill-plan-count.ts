import { readPlanCookie } from './plan-cookie.ts';

/** ` (3 places)`; nothing for an empty plan. */
export function planCountText(places: number): string {
  if (places === 0) return '';
  return places === 1 ? ' (1 place)' : ` (${places} places)`;
}

/** Writes into the links to the day plan how many places the visitor's plan of this city has. */
export function fillPlanCounts(): void {
  const text = planCountText(readPlanCookie(document.cookie).length);
  for (const count of document.querySelectorAll('[data-plan-count]')) count.textContent = text;
}
