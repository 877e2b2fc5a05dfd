import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { PageShell } from '../shell/PageShell.tsx';
import page from '../shell/page.module.css';
import { type OperatorMenu, type OperatorPart, operatorHome } from './operator-pages.ts';

const names: Record<OperatorPart, string> = {
  orders: 'Orders',
  reservations: 'Reservations',
  inbox: 'Inbox',
  mail: 'Mail',
};

export type WithMenu = { menu: OperatorMenu };

type OperatorShellProps = WithMenu & {
  title: string;
  /** The part that is marked in the menu. */
  current: OperatorPart;
  children: ReactNode;
};

/** A page of the operator's. */
export function OperatorShell({ menu, title, current, children }: OperatorShellProps) {
  return (
    <PageShell
      title={`${title} · ash operator`}
      assets="/operator/assets"
      place="operator"
      home={operatorHome(menu)}
      aside={
        <nav className={page.links} aria-label="Operator">
          {menu.map((part) => (
            <Link key={part} link={`/operator/${part}`} current={part === current}>
              {names[part]}
            </Link>
          ))}
        </nav>
      }
    >
      <main id="content" className={classNames(page.page, page.stack)}>
        {children}
      </main>
    </PageShell>
  );
}
