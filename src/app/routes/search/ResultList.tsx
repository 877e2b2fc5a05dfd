import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/heading.tsx';
import { type Asset, hasPicture, Picture } from '#ui/Picture.tsx';
import { TitleLink } from '#ui/TitleLink.tsx';
import { MarkedText } from './MarkedText.tsx';
import styles from './ResultList.module.css';

export type Result = {
  path: string;
  title: string;
  text: string | null;
  /** Over the text, where it is a part of what `title` names. */
  heading?: string | null;
  kind: string;
  image: Asset | null;
  /** What else there is to know at a glance: a price, that it is sold out. */
  fact?: ReactNode;
};

/** What was found, one under another: a small picture, what it is, its name and its first words with the hits marked. */
export function ResultList({ results, searched }: { results: readonly Result[]; searched: string }) {
  return (
    <ul className={styles.results} role="list">
      {results.map(({ path, title, text, heading, kind, image, fact }) => (
        <li key={path} className={styles.result}>
          <div className={styles.picture}>
            {hasPicture(image) ? (
              <Picture asset={image} sizes="(min-width: 40rem) 9rem, 5rem" ratio={1} decorative />
            ) : null}
          </div>
          <div>
            <p className={classNames('small-label', styles.kind)}>{kind}</p>
            <Heading className={styles.title}>
              <TitleLink link={path} covers className={styles.link}>
                <MarkedText text={title} searched={searched} />
              </TitleLink>
            </Heading>
            {heading ? (
              <p className={styles.heading}>
                <MarkedText text={heading} searched={searched} />
              </p>
            ) : null}
            {text ? (
              <p className={styles.text}>
                <MarkedText text={text} searched={searched} />
              </p>
            ) : null}
            {fact ? <p className={styles.fact}>{fact}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
