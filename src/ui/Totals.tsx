import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Totals.module.css';

export type Total = {
  name: string;
  value: ReactNode;
  /** The sum of what is above it. */
  main?: boolean;
};

type TotalsProps = {
  rows: readonly Total[];
  /** While the amounts are about to change. */
  busy?: boolean;
  className?: string | undefined;
};

/** Amounts under one another, each after its name. */
export function Totals({ rows, busy, className }: TotalsProps) {
  return (
    <dl className={classNames(styles.totals, className)} aria-busy={busy}>
      {rows.map(({ name, value, main }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name, such as two refunds of a day
        <div key={index} className={main ? styles.main : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
