import { maxEmailLength } from '#protocol/input-limits.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { boundField, type FormState } from '#ui/form/form-state.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Link } from '#ui/Link.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

type ResetFormProps = { state: FormState | null | undefined };

/** Asks for the mail with the link. */
export function RecoverForm({ state }: ResetFormProps) {
  return (
    <FormFrame
      name="recover"
      label="Ask for a new password"
      state={state}
      submitLabel="Send reset link"
      pendingLabel="Sending …"
      aside={<Link link="/auth/login">Back to login</Link>}
    >
      <TextField
        {...boundField('recover', state, 'email')}
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={maxEmailLength}
        required
      />
    </FormFrame>
  );
}

/** Takes the new password, at the link of the mail. */
export function NewPasswordForm({ state }: ResetFormProps) {
  return (
    <FormFrame
      name="reset"
      label="Choose a new password"
      state={state}
      submitLabel="Keep this password"
      pendingLabel="Keeping it …"
    >
      <NewPasswordField form="reset" state={state} />
    </FormFrame>
  );
}
