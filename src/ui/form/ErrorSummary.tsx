import { type MouseEvent, useRef } from 'react';
import styles from './ErrorSummary.module.css';
import { type FormState, fieldId } from './form-state.ts';
import { useAnswerFocus } from './use-answer-focus.ts';

type ErrorSummaryProps = { form: string; state: FormState | null | undefined };

/**
 * What is wrong with a form, before its fields, each entry leading to its field (blocks.md §1 'Form engine'). It takes the
 * focus when it appears: by the attribute in a page that came back whole, by script where only the form was sent.
 */
export function ErrorSummary({ form, state }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const shown = state && (state.message || Object.keys(state.errors).length > 0);
  useAnswerFocus(summary, shown ? state : null);
  if (!state || !shown) return null;
  const errors = Object.entries(state.errors);
  return (
    // biome-ignore lint/a11y/noAutofocus: the form was just sent; what came of it is what its sender waits for
    <div ref={summary} role="alert" tabIndex={-1} autoFocus className={styles.summary} id={`${form}-errors`}>
      <p className={styles.message}>
        {state.message ?? (errors.length === 1 ? 'One thing needs another look:' : 'Some things need another look:')}
      </p>
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
    </div>
  );
}

/** Without a navigation, which would move the focus elsewhere again. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
