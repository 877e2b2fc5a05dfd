import { useSyncExternalStore } from 'react';
import { fillPlanCounts } from './fill-plan-count.ts';
import { readPlanCookie } from './plan-cookie.ts';

/** A script has changed the plan. */
const changed = 'day-plan-changed';

/** The visitor's own plan of the city whose page is shown; `null` on the server and until the page is hydrated. */
export function useStoredPlan(): string[] | null {
  const plan = useSyncExternalStore(subscribe, storedPlan, () => null);
  return plan === null ? null : plan.split(' ').filter(Boolean);
}

/** To be called once the plan's cookie was set. */
export function tellPlanChanged(): void {
  window.dispatchEvent(new Event(changed));
  fillPlanCounts();
}

/** As one string, which is the same as long as the plan is. */
function storedPlan(): string {
  return readPlanCookie(document.cookie).join(' ');
}

/** A page that the browser had kept, or another tab, may be older than the plan. */
function subscribe(onChange: () => void): () => void {
  const events = [changed, 'pageshow', 'focus'];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
