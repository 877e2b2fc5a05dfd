import { fullAgeYears, maxEmailLength, minBirthDate, passwordLength } from '#protocol/input-limits.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { boundField, type FormState } from '#ui/form/form-state.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Link } from '#ui/Link.tsx';

type RegisterFormProps = { state: FormState | null | undefined; latestBirthDate: string };

export function RegisterForm({ state, latestBirthDate }: RegisterFormProps) {
  const field = (name: string) => boundField('register', state, name);
  const { defaultValue: marketing, ...acceptsMarketing } = field('acceptsMarketing');
  return (
    <FormFrame
      name="register"
      label="Register"
      state={state}
      submitLabel="Create account"
      pendingLabel="One moment …"
      aside={<Link link="/auth/login">Log in instead</Link>}
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
        hint={`${passwordLength.min} characters or more. Several words are easier to keep in mind, and harder to guess, than one with signs.`}
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        {...field('dateOfBirth')}
        label="Date of birth"
        hint={`Only if you like. It tells us that you are of age, for what we sell to guests of ${fullAgeYears} years and over; we use it for nothing else.`}
        type="date"
        autoComplete="bday"
        min={minBirthDate}
        max={latestBirthDate}
      />
      <CheckboxField
        {...acceptsMarketing}
        label="Send me news from the hotels"
        hint="A few emails a year. You can change your mind in your account."
        defaultChecked={marketing === 'yes'}
      />
    </FormFrame>
  );
}
