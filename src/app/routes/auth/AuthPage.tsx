import type { ReactNode } from 'react';
import nightPorter from '../../drawings/night-porter.svg?url';
import { PageDrawing } from '../../layouts/PageDrawing.tsx';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import styles from './AuthPage.module.css';

type AuthPageProps = {
  title: string;
  summary?: string;
  /** Stands beside the form: where else to go. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page with one form. */
export function AuthPage({ title, summary, aside, children }: AuthPageProps) {
  return (
    <TitledPage title={title} summary={summary ?? null}>
      <div className={styles.page}>
        <div className={styles.form}>{children}</div>
        {aside ? (
          <aside className={styles.aside}>
            {aside}
            <PageDrawing src={nightPorter} />
          </aside>
        ) : (
          <div className={styles.aside}>
            <PageDrawing src={nightPorter} />
          </div>
        )}
      </div>
    </TitledPage>
  );
}
