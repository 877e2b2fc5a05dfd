import { Link } from '#ui/Link.tsx';
import styles from './PlanLink.module.css';
import { useStoredPlan } from './use-stored-plan.ts';

/** The way to the visitor's day plan: `Your day plan (3 places)`. Its place is as wide from the start. */
export function PlanLink({ path }: { path: string }) {
  const count = useStoredPlan()?.length ?? 0;
  return (
    <span className={styles.plan}>
      <Link link={path}>Your day plan{count > 0 ? ` (${count === 1 ? '1 place' : `${count} places`})` : null}</Link>
    </span>
  );
}
