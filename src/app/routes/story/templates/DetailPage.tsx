import type { AssetFieldValue } from '@storyblok/schema';
import type { ReactNode } from 'react';
import { intrinsicSize } from '#protocol/storyblok/asset-address.ts';
import { classNames } from '#ui/class-names.ts';
import { type Fact, FactList } from '#ui/FactList.tsx';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { StaticPart } from '#ui/StaticPart.tsx';
import styles from './DetailPage.module.css';

type DetailPageProps = {
  title: string;
  /** Stands over the title. */
  label?: string | null | undefined;
  summary?: string | null | undefined;
  /** What the page is for, in sight before its picture. */
  lead?: ReactNode;
  picture?: AssetFieldValue | null | undefined;
  /** Short facts beside the text, in the order they are read. */
  facts?: () => readonly Fact[];
  actions?: ReactNode;
  /** Stands under the actions. */
  more?: () => ReactNode;
  children?: () => ReactNode;
  /** Whether the browser has of all this but `actions` and `after` the HTML alone. */
  isStatic?: boolean;
  /** Stands under the text at full width. */
  after?: ReactNode;
};

/** A page about one thing: its name, its picture, its facts, and what there is to say. */
export function DetailPage({
  title,
  label,
  summary,
  lead,
  picture,
  facts,
  actions,
  more,
  children,
  isStatic = false,
  after,
}: DetailPageProps) {
  return (
    <article>
      <StaticPart isStatic={isStatic}>
        {() => (
          <>
            <header className={styles.head}>
              {label ? <p className={classNames('small-label', styles.label)}>{label}</p> : null}
              <HeadingLevel level={1}>
                <Heading className={styles.title}>{title}</Heading>
              </HeadingLevel>
              {summary ? <p className={styles.summary}>{summary}</p> : null}
              {lead ? <div className={styles.lead}>{lead}</div> : null}
            </header>
            {isTall(picture) ? (
              <Picture asset={picture} sizes="(min-width: 48rem) 40rem, 100vw" priority className={styles.tall} />
            ) : (
              <Picture asset={picture} sizes="100vw" ratio={2} priority className={styles.picture} />
            )}
          </>
        )}
      </StaticPart>
      <HeadingLevel level={2}>
        <div className={styles.columns}>
          <div className={styles.side}>
            {facts ? <StaticPart isStatic={isStatic}>{() => <FactList facts={facts()} />}</StaticPart> : null}
            {actions}
            {more ? <StaticPart isStatic={isStatic}>{more}</StaticPart> : null}
          </div>
          <StaticPart isStatic={isStatic} className={styles.text}>
            {() => children?.()}
          </StaticPart>
        </div>
        {after}
      </HeadingLevel>
    </article>
  );
}

/** An upright picture is shown whole: a wide strip of it would lose what it is of. */
function isTall(picture: AssetFieldValue | null | undefined): boolean {
  const size = picture?.filename ? intrinsicSize(picture.filename) : null;
  return size !== null && size.height > size.width;
}
