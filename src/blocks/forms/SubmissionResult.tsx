import { useEffect } from 'react';
import { announce } from '#ui/announcer.tsx';
import { Heading } from '#ui/heading.tsx';
import { RichText } from '#ui/RichText.tsx';
import { hasRichText } from '#ui/rich-text-nodes.ts';
import type { FormDefinition } from './form-fields.ts';
import { resultId } from './result-id.ts';
import styles from './SubmissionResult.module.css';

/**
 * Replaces a form once it was sent. Its heading takes the focus (docs/reference/forms.md#form-engine).
 */
export function SubmissionResult({ form, reference }: { form: FormDefinition; reference: string }) {
  const { title, body, next } = form.success;
  const id = resultId(form.id);
  useEffect(() => {
    document.getElementById(id)?.focus();
    announce(`${title} Your reference is ${reference}.`);
  }, [id, title, reference]);
  return (
    <div className={styles.result} data-state="success">
      <Heading id={id} className={styles.title} focusable>
        {title}
      </Heading>
      {hasRichText(body) ? <RichText value={body} /> : <p>{next}</p>}
      <p>
        Your reference is <strong className={styles.reference}>{reference}</strong>. Name it if you write or call.
      </p>
    </div>
  );
}
