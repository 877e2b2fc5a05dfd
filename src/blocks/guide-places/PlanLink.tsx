import { useEffect } from 'react';
import { Link } from '#ui/Link.tsx';
import { fillPlanCounts } from './fill-plan-count.ts';
import styles from './PlanLink.module.css';

/**
 * The way to the visitor's day plan: `Your day plan (3 places)`. The boot script writes the number into the stored page, which
 * is the same for everybody; its place is as wide from the start.
 */
export function PlanLink({ path }: { path: string }) {
  useEffect(() => {
    fillPlanCounts();
    window.addEventListener('pageshow', fillPlanCounts);
    return () => window.removeEventListener('pageshow', fillPlanCounts);
  }, []);
  return (
    <span className={styles.plan}>
      <Link link={path}>
        Your day plan
        <span data-plan-count="" suppressHydrationWarning />
      </Link>
    </span>
  );
}
