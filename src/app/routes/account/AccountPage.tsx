import type { ReactNode } from 'react';
import { Link } from '#ui/Link.tsx';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import styles from './AccountPage.module.css';
import { LogOutForm } from './LogOutForm.tsx';

const pages = [
  { label: 'Overview', href: '/auth/account' },
  { label: 'Orders', href: '/auth/account/orders' },
  { label: 'Addresses', href: '/auth/account/addresses' },
] as const;

type AccountPageProps = {
  title: string;
  summary?: string | null | undefined;
  /** Where in the account this page belongs. */
  current: (typeof pages)[number]['label'];
  parent?: { label: string; href: string };
  children: ReactNode;
};

/** A page of the account: its name, and the way to the others. */
export function AccountPage({ title, summary, current, parent, children }: AccountPageProps) {
  return (
    <TitledPage title={title} summary={summary ?? null} {...(parent ? { parent } : {})}>
      <div className={styles.bar}>
        <nav aria-label="Your account">
          <ul className={styles.links} role="list">
            {pages.map(({ label, href }) => (
              <li key={label}>
                <Link link={href} current={label === current} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LogOutForm />
      </div>
      <div className={styles.sections}>{children}</div>
    </TitledPage>
  );
}
