import { Link } from '#ui/Link.tsx';
import type { Crumb } from '../breadcrumb-trail.ts';
import styles from './Breadcrumbs.module.css';

/** The way from the home page to this one (docs/reference/sections.md#breadcrumbs); nothing on the home page. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  if (trail.length < 2) return null;
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol className={styles.steps} role="list">
        {trail.map(({ name, path }, index) => (
          <li key={path} className={styles.step}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link link={path} className={styles.link}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
