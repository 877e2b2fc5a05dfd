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
  /** After it, what the page says of itself. */
  about?: string | null;
  kind: string;
  image: Asset | null;
  /** What else there is to know at a glance: a price, that it is sold out. */
  fact?: ReactNode;
};

/** What was found, one under another: a picture, what it is, its name and the words that answer with the hits marked. */
export function ResultList({ results, searched }: { results: readonly Result[]; searched: string }) {
  return (
    <ul className={styles.results} role="list">
      {results.map(({ path, title, text, heading, about, kind, image, fact }) => (
        <li key={path} className={styles.result}>
          <div className={styles.picture}>
            {hasPicture(image) ? (
              <Picture asset={image} sizes="(min-width: 40rem) 9rem, 6rem" ratio={1} decorative />
            ) : (
              <span aria-hidden="true" className={styles.initial}>
                {title.charAt(0)}
              </span>
            )}
          </div>
          <div className={styles.words}>
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
              <p className={about ? undefined : styles.text}>
                <MarkedText text={text} searched={searched} />
              </p>
            ) : null}
            {about ? (
              <p className={styles.text}>
                <MarkedText text={about} searched={searched} />
              </p>
            ) : null}
            {fact ? <p className={styles.fact}>{fact}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
