import type { Ref } from 'react';
import { type StayErrors, stayFields } from '#blocks/booking/check-stay.ts';
import { Heading } from '#ui/heading.tsx';
import styles from './BookingErrors.module.css';

type BookingErrorsProps = {
  errors: StayErrors;
  /** What the fields' ids begin with. */
  prefix: string;
  ref: Ref<HTMLElement>;
};

/** What is to be put right, each with a link to its field; the focus can be put here. */
export function BookingErrors({ errors, prefix, ref }: BookingErrorsProps) {
  const wrong = stayFields.filter((field) => errors[field]);
  if (wrong.length === 0) return null;
  return (
    <section ref={ref} tabIndex={-1} className={styles.errors} aria-labelledby={`${prefix}-errors`}>
      <Heading id={`${prefix}-errors`} className={styles.heading}>
        {wrong.length === 1 ? 'One thing to put right' : `${wrong.length} things to put right`}
      </Heading>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${prefix}-${field}`}>{errors[field]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
