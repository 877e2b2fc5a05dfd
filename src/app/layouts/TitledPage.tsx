import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './TitledPage.module.css';

type TitledPageProps = {
  title: string;
  summary?: string | null;
  parent?: { label: string; href: string };
  children?: ReactNode;
};

/** A page that opens with its name in large type, and then its sections. */
export function TitledPage({ title, summary, parent, children }: TitledPageProps) {
  return (
    <>
      <header className={styles.head}>
        {parent ? (
          <p className={classNames('small-label', styles.parent)}>
            <Link link={parent.href}>{parent.label}</Link>
          </p>
        ) : null}
        <HeadingLevel level={1}>
          <Heading className={styles.title}>{title}</Heading>
        </HeadingLevel>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
      </header>
      {children}
    </>
  );
}
