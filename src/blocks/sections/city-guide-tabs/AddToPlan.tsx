import { type SubmitEvent, useState } from 'react';
import { announce } from '#ui/announcer.tsx';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import type { GuidePlace } from '../../guide-places/guide-places.ts';
import { addButtonId, addedParameter, addField, categoryField } from '../../guide-places/plan-path.ts';
import { tellPlanChanged, useStoredPlan } from '../../guide-places/use-stored-plan.ts';
import styles from './AddToPlan.module.css';

/** After so long the form is sent by the browser itself, in ms. */
const timeLimitMs = 8_000;

export type PlanOfGuide = {
  path: string;
  /** The category that the guide shows; `''` for all. */
  category: string;
  /** Whether the address says that the place was just added. */
  isAdded: boolean;
};

/**
 * Adds a place to the day plan, and stays in the guide: the button says that it is done, also of a place that was added
 * before. Without scripts the form leads back to the place.
 */
export function AddToPlan({ place, plan }: { place: GuidePlace; plan: PlanOfGuide }) {
  const [isJustAdded, setJustAdded] = useState(false);
  const stored = useStoredPlan();
  const isAdded = stored === null ? plan.isAdded : isJustAdded || stored.includes(place.slug);
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    try {
      const signal = AbortSignal.timeout(timeLimitMs);
      const answer = await fetch(plan.path, { method: 'POST', body: new URLSearchParams(fields), signal });
      await answer.body?.cancel();
      if (!answer.ok) form.submit();
      else if (new URL(answer.url).searchParams.get(addedParameter) !== place.slug) location.assign(answer.url);
      else {
        setJustAdded(true);
        tellPlanChanged();
        announce(`${place.name} is in your day plan.`);
      }
    } catch {
      form.submit();
    }
  };
  return (
    <form method="post" action={plan.path} className={styles.plan} onSubmit={add}>
      <input type="hidden" name={addField} value={place.slug} />
      <input type="hidden" name={categoryField} value={plan.category} />
      <Button id={addButtonId(place.slug)} type="submit" variant="text">
        {isAdded ? 'In your day' : 'Add to your day'}
        <span className="visually-hidden">: {place.name}</span>
      </Button>
      {isAdded ? <Link link={plan.path}>See your day plan</Link> : null}
    </form>
  );
}
