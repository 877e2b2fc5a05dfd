import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, ButtonRow } from '../Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import styles from './FormFrame.module.css';
import type { FormState } from './form-state.ts';

type FormFrameProps = {
  /** Names the form, unique on its page; prefix of the ids of its fields. */
  name: string;
  /** Names it for screen readers. */
  label: string;
  state: FormState | null | undefined;
  /** `null` where there is nothing to send yet. */
  submitLabel: string | null;
  /** Instead of the label, while it is on its way. */
  pendingLabel: string;
  /** Sent along as `intent`, where a page takes several forms. */
  intent?: string;
  /** Before the fields. */
  lead?: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
  children?: ReactNode;
};

/**
 * A form (docs/reference/forms.md#form-engine): a plain post that works without JavaScript, its errors before its
 * fields. It leaves checking to the server, so that all errors are reported the same way, at once, and where screen
 * readers look for it.
 */
export function FormFrame({
  name,
  label,
  state,
  submitLabel,
  pendingLabel,
  intent,
  lead,
  aside,
  children,
}: FormFrameProps) {
  const { state: moving, formData } = useNavigation();
  const sending = moving !== 'idle' && formData !== undefined && formData.get('form') === name;
  return (
    <Form method="post" aria-label={label} noValidate className={styles.form} preventScrollReset>
      <input type="hidden" name="form" value={name} />
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      <ErrorSummary form={name} state={state} />
      {lead}
      {children ? <FieldGroup>{children}</FieldGroup> : null}
      {submitLabel === null ? null : (
        <ButtonRow>
          <Button
            type="submit"
            aria-disabled={sending || undefined}
            onClick={(event) => {
              if (sending) event.preventDefault();
            }}
          >
            {sending ? pendingLabel : submitLabel}
          </Button>
          {aside}
        </ButtonRow>
      )}
    </Form>
  );
}
