import type { AccountOverview } from '#clients/commerce/account-client.ts';
import { maxEmailLength, maxLineLength, maxPhoneLength } from '#protocol/input-limits.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { boundField, type FormState } from '#ui/form/form-state.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Section } from '#ui/Section.tsx';
import { NewPasswordField } from '../auth/NewPasswordField.tsx';

type State = { state: FormState | null };

/** Who the customer is. */
export function Details({ customer, state }: State & { customer: AccountOverview }) {
  const field = (name: string, initial: string | null) => boundField('details', state, name, initial);
  return (
    <Section heading="You">
      <FormFrame
        name="details"
        label="Your details"
        intent="details"
        state={state}
        submitLabel="Save my details"
        pendingLabel="Saving them …"
      >
        <TextField
          {...field('firstName', customer.firstName)}
          label="First name"
          autoComplete="given-name"
          maxLength={maxLineLength}
          span="half"
        />
        <TextField
          {...field('lastName', customer.lastName)}
          label="Last name"
          autoComplete="family-name"
          maxLength={maxLineLength}
          span="half"
        />
        <TextField
          {...field('email', customer.email)}
          label="Email"
          hint="You log in with it. A new one gets a mail, to see that it is yours."
          type="email"
          autoComplete="email"
          maxLength={maxEmailLength}
          required
        />
        <TextField
          {...field('phone', customer.phone)}
          label="Telephone"
          hint="With the country, such as +1 313 555 0142."
          type="tel"
          autoComplete="tel"
          maxLength={maxPhoneLength}
        />
      </FormFrame>
    </Section>
  );
}

/** Whether letters are wanted. */
export function Letters({ wanted, state }: State & { wanted: boolean }) {
  return (
    <Section heading="Newsletter">
      <FormFrame
        name="letters"
        label="Newsletter"
        intent="letters"
        state={state}
        submitLabel="Save my choice"
        pendingLabel="Saving it …"
      >
        <CheckboxField
          name="acceptsMarketing"
          id="letters-acceptsMarketing"
          label="Send me news from the hotels"
          hint="A few emails a year. Mail about an order comes in any case."
          defaultChecked={wanted}
        />
      </FormFrame>
    </Section>
  );
}

/** A new password. From the hidden address the browser's password manager knows the account. */
export function Password({ email, state }: State & { email: string }) {
  return (
    <Section heading="Password">
      <FormFrame
        name="password"
        label="Your password"
        intent="password"
        state={state}
        submitLabel="Change my password"
        pendingLabel="Changing it …"
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          {...boundField('password', state, 'current')}
          label="The password you have now"
          type="password"
          autoComplete="current-password"
          required
        />
        <NewPasswordField form="password" state={state} />
      </FormFrame>
    </Section>
  );
}
