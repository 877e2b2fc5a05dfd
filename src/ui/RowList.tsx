import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Link } from './Link.tsx';
import type { LinkField } from './link-target.ts';
import { type Asset, hasPicture, Picture } from './Picture.tsx';
import styles from './RowList.module.css';

export type Row = {
  key: string;
  name: string;
  link?: LinkField | string | null | undefined;
  /** Small columns at the end of the row; an empty one is left out. */
  facts: ReactNode[];
  /** Small words over the name. */
  eyebrow?: ReactNode;
  /** What follows under the name. */
  children?: ReactNode;
  picture?: Asset | null | undefined;
  current?: boolean;
  id?: string | undefined;
};

/** A typographic list: a rule over each row, a large name, small facts; on wide screens the row's picture shows itself
 * while the row is pointed at or holds the focus. */
export function RowList({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className={styles.rows} role="list">
      {rows.map(({ key, name, link, facts, eyebrow, children, picture, current, id }) => (
        <li key={key} id={id} className={styles.row}>
          <div className={styles.head}>
            {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
            <Heading className={styles.name}>
              <Link link={link} current={current ?? false} className={styles.link}>
                {name}
              </Link>
            </Heading>
            {children ? <div className={styles.more}>{children}</div> : null}
          </div>
          <div className={styles.facts}>
            {facts.filter(Boolean).map((fact) => (
              <span key={typeof fact === 'string' ? fact : key}>{fact}</span>
            ))}
          </div>
          {hasPicture(picture) ? (
            <div className={styles.picture}>
              <Picture asset={picture} sizes="20rem" ratio={4 / 3} decorative />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
