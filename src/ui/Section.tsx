import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Heading, HeadingLevel } from './heading.tsx';
import styles from './Section.module.css';

type SectionProps = {
  heading?: string | null | undefined;
  /** Keeps the heading for screen readers and hides it from sight. */
  hideHeading?: boolean | null | undefined;
  /**
   * `register`: the heading as a label in a narrow column, the content in a wide one. `display`: a large heading over
   * the whole width. `plain`: as `display`, without the rule above. `compact`: as `register`, close to what is above.
   * `beside`: a large heading beside the content.
   */
  layout?: 'register' | 'display' | 'plain' | 'compact' | 'beside';
  /** Close together on narrow screens, so that what it lists begins on the first of them. */
  dense?: boolean;
  intro?: string | null | undefined;
  /** Stands with the heading: a count, a link to all. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a page under a hairline rule. Headings inside stand one level deeper than its own. */
export function Section({
  heading,
  hideHeading,
  layout = 'register',
  dense = false,
  intro,
  aside,
  children,
}: SectionProps) {
  const id = useId();
  const Tag = heading ? 'section' : 'div';
  return (
    <Tag
      className={classNames(styles.section, styles[layout], dense && styles.dense)}
      aria-labelledby={heading ? id : undefined}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          {heading ? (
            <Heading id={id} className={hideHeading ? 'visually-hidden' : styles.heading}>
              {heading}
            </Heading>
          ) : null}
          {intro ? <p className={styles.intro}>{intro}</p> : null}
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </div>
        <div className={styles.body}>{heading ? <HeadingLevel>{children}</HeadingLevel> : children}</div>
      </div>
    </Tag>
  );
}
