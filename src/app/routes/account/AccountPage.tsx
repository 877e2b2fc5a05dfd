import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import { logOut } from '../../session/log-out.ts';
import styles from './AccountPage.module.css';

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

/** Logs out: a plain post, or with JavaScript at once in every open tab. */
function LogOutForm() {
  return (
    <form
      method="post"
      action="/api/logout"
      aria-label="Log out"
      onSubmit={(event) => {
        event.preventDefault();
        void logOut();
      }}
    >
      <Button type="submit" variant="text">
        Log out
      </Button>
    </form>
  );
}
