import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Heading } from './heading.tsx';
import type { LinkField } from './link-target.ts';
import { type Asset, hasPicture, Picture } from './Picture.tsx';
import styles from './RowList.module.css';
import { TitleLink } from './TitleLink.tsx';

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
  id?: string | undefined;
};

type RowListProps = {
  rows: readonly Row[];
  /** Two in a row on wide screens; without pictures on narrow ones. */
  pairs?: boolean;
};

/**
 * A typographic list: a rule under each row, a large name, small facts. The picture of a row stands before its words.
 */
export function RowList({ rows, pairs = false }: RowListProps) {
  return (
    <ul className={pairs ? styles.pairs : undefined} role="list">
      {rows.map(({ key, name, link, facts, eyebrow, children, picture, id }) => (
        <li key={key} id={id} className={styles.row}>
          <div>
            {eyebrow ? <p className={classNames('small-label', styles.eyebrow)}>{eyebrow}</p> : null}
            <Heading className={styles.name}>
              <TitleLink link={link}>{name}</TitleLink>
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
              <Picture asset={picture} sizes="(min-width: 75rem) 14rem, 25vw" ratio={4 / 3} decorative />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
