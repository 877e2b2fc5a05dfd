import type { MouseEvent } from 'react';
import styles from './ErrorSummary.module.css';
import { FormAnswer } from './FormAnswer.tsx';
import { type FormState, fieldId } from './form-state.ts';

type ErrorSummaryProps = {
  form: string;
  state: FormState | null | undefined;
  /** Whether its first line is a heading of level 2: on a page that the form fills, not in a section among others. */
  hasHeading?: boolean;
};

/**
 * What is wrong with a form, before its fields, each entry leading to its field (docs/reference/forms.md#form-engine).
 */
export function ErrorSummary({ form, state, hasHeading = false }: ErrorSummaryProps) {
  const errors = Object.entries(state?.errors ?? {});
  if (!state || (!state.message && errors.length === 0)) return null;
  const message =
    state.message ?? (errors.length === 1 ? 'One thing needs another look:' : 'Some things need another look:');
  return (
    <FormAnswer role="alert" answer={state} className={styles.summary} id={`${form}-errors`}>
      {hasHeading ? <h2>{message}</h2> : <p className={styles.message}>{message}</p>}
      {errors.length > 0 ? (
        <ul className={styles.list}>
          {errors.map(([name, error]) => (
            <li key={name}>
              <a href={`#${fieldId(form, name)}`} onClick={goToField}>
                {error}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </FormAnswer>
  );
}

/** Without a navigation, which would move the focus elsewhere again. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
