import type { ReactNode } from 'react';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import styles from '../auth/AuthPage.module.css';

type ReserveLayoutProps = {
  title: string;
  /** The venue or event that it belongs to. */
  parent: { label: string; href: string };
  /** Stands beside the form. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page of a reservation: one form, in the look of its venue or hotel. */
export function ReserveLayout({ title, parent, aside, children }: ReserveLayoutProps) {
  return (
    <TitledPage title={title} parent={parent}>
      <div className={styles.page}>
        <div className={styles.form}>{children}</div>
        {aside ? <aside className={styles.aside}>{aside}</aside> : null}
      </div>
    </TitledPage>
  );
}
