import { passwordLength } from '#protocol/input-limits.ts';
import { boundField, type FormState } from '#ui/form/form-state.ts';
import { TextField } from '#ui/form/TextField.tsx';

/** A password that takes the place of another one, in the form of this name. */
export function NewPasswordField({ form, state }: { form: string; state: FormState | null | undefined }) {
  return (
    <TextField
      {...boundField(form, state, 'password')}
      label="New password"
      hint={`${passwordLength.min} characters or more. You will be logged out everywhere else.`}
      type="password"
      autoComplete="new-password"
      required
    />
  );
}
