import { maxEmailLength, maxEnteredPasswordLength } from '#protocol/input-limits.ts';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { boundField, type FormState } from '#ui/form/form-state.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Link } from '#ui/Link.tsx';

/** Email and password; the browser's own manager of passwords may fill both in. */
export function LoginForm({ state }: { state: FormState | null | undefined }) {
  const field = (name: string) => boundField('login', state, name);
  return (
    <FormFrame
      name="login"
      label="Log in"
      state={state}
      submitLabel="Log in"
      pendingLabel="Logging in …"
      aside={<Link link="/auth/reset-password">Forgot your password?</Link>}
    >
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={maxEmailLength}
        required
      />
      <TextField
        {...field('password')}
        label="Password"
        type="password"
        autoComplete="current-password"
        maxLength={maxEnteredPasswordLength}
        required
      />
    </FormFrame>
  );
}
