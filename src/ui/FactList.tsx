import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './FactList.module.css';

/** A term and what is to be said of it; a fact with an empty value is left out. */
export type Fact = readonly [term: string, value: ReactNode];

type FactListProps = { id?: string | undefined; facts: readonly Fact[]; className?: string | undefined };

/** Short facts about a thing, a line each, in the order they are read; nothing where there are none. */
export function FactList({ id, facts, className }: FactListProps) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl id={id} className={classNames(styles.facts, className)}>
      {known.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
