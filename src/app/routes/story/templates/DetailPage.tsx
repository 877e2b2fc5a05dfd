import type { AssetFieldValue } from '@storyblok/schema';
import type { ReactNode } from 'react';
import { intrinsicSize } from '#protocol/storyblok/asset-address.ts';
import { classNames } from '#ui/class-names.ts';
import { type Fact, FactList } from '#ui/FactList.tsx';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { useInstanceStyle } from '#ui/instance-style.tsx';
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
  const ratio = ratioOf(picture);
  const shape = shapeOf(ratio);
  const look = useInstanceStyle({ '--ratio': shape === 'tall' ? String(ratio) : null });
  return (
    <article>
      <StaticPart isStatic={isStatic} className={classNames(styles[shape], look)}>
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
            <Picture asset={picture} {...frames[shape]} priority className={styles.picture} />
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

/** How a picture stands on the page: under its title, over the whole width, or beside its title on wide screens. */
type Shape = 'tall' | 'wide' | 'beside';

const frames: Record<Shape, { sizes: string; ratio?: number }> = {
  tall: { sizes: '(min-width: 48rem) 40rem, 100vw' },
  wide: { sizes: '100vw', ratio: 2 },
  beside: { sizes: '(min-width: 60rem) 58vw, 100vw' },
};

/** Width divided by height. */
function ratioOf(picture: AssetFieldValue | null | undefined): number {
  const size = intrinsicSize(picture?.filename ?? '');
  return size ? size.width / size.height : 2;
}

/** A picture is shown whole: a wide strip of one that is not drawn for it would lose what it is of. */
function shapeOf(ratio: number): Shape {
  return ratio < 1 ? 'tall' : ratio < 1.9 ? 'beside' : 'wide';
}
