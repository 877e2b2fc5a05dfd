import { Link } from '#ui/Link.tsx';
import type { DayPlan } from './day-plan.ts';
import styles from './PlanView.module.css';
import { mostStops } from './plan-address.ts';

/** What a visitor has to know of a plan that is not what its address says, or not the visitor's own. */
export function PlanNotices({ plan: { unknown, left, other, city } }: { plan: DayPlan }) {
  if (!unknown && !left && !other) return null;
  return (
    <div className={styles.notices} role="status">
      {unknown > 0 ? (
        <p>{`${unknown === 1 ? '1 place' : `${unknown} places`} of this plan ${unknown === 1 ? 'is' : 'are'} not in the guide any more.`}</p>
      ) : null}
      {left > 0 ? (
        <p>{`A plan has at most ${mostStops} places: the last ${left === 1 ? 'one is' : `${left} are`} left out.`}</p>
      ) : null}
      {other ? (
        <p>
          You have a plan of your own for {city}:{' '}
          <Link link={other.href}>{other.count === 1 ? 'its 1 place' : `its ${other.count} places`}</Link>. A change to
          this one takes its place.
        </p>
      ) : null}
    </div>
  );
}
