import { type ReactNode, useId } from 'react';
import { Disclosure } from './Disclosure.tsx';
import styles from './FoldSection.module.css';
import { Heading, HeadingLevel } from './heading.tsx';
import { slugify } from './slug.ts';

type FoldSectionProps = {
  heading: string;
  intro?: string | null | undefined;
  /** Stands at the end. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a page that shows its heading alone until it is opened; the heading is the address that opens it. */
export function FoldSection({ heading, intro, aside, children }: FoldSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Disclosure
        id={slugify(heading) || undefined}
        className={styles.details}
        summary={
          <>
            <Heading id={id} className={styles.heading}>
              {heading}
            </Heading>
            {intro ? <span className={styles.intro}>{intro}</span> : null}
          </>
        }
      >
        <HeadingLevel>{children}</HeadingLevel>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </Disclosure>
    </section>
  );
}
