import type { AssetFieldValue } from '@storyblok/schema';
import type { ReactNode } from 'react';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import styles from './DetailPage.module.css';

type DetailPageProps = {
  title: string;
  summary?: string | null | undefined;
  picture?: AssetFieldValue | null | undefined;
  /** Short facts beside the text, in the order they are read. */
  facts?: [term: string, value: ReactNode][];
  actions?: ReactNode;
  children?: ReactNode;
  /** Stands under the text at full width. */
  after?: ReactNode;
};

/** A page about one thing: its name, its picture, its facts, and what there is to say. */
export function DetailPage({ title, summary, picture, facts = [], actions, children, after }: DetailPageProps) {
  return (
    <article>
      <header className={styles.head}>
        <HeadingLevel level={1}>
          <Heading className={styles.title}>{title}</Heading>
        </HeadingLevel>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
      </header>
      <Picture asset={picture} sizes="100vw" ratio={2} priority className={styles.picture} />
      <HeadingLevel level={2}>
        <div className={styles.columns}>
          <div className={styles.side}>
            {facts.length > 0 ? (
              <dl className={styles.facts}>
                {facts.map(([term, value]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {actions}
          </div>
          <div className={styles.text}>{children}</div>
        </div>
        {after}
      </HeadingLevel>
    </article>
  );
}
