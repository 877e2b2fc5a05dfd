import { FormFrame } from '#ui/form/FormFrame.tsx';
import { Section } from '#ui/Section.tsx';
import { Part } from './Part.tsx';

/** For customers who have not used the mailed link yet: what is missing without it, and a form for another one. */
export function ConfirmAddress({ email }: { email: string }) {
  return (
    <Section heading="Your address is not confirmed">
      <Part>
        <p>
          We have written to <strong>{email}</strong>. Use the link in that mail, and your account also shows the orders
          that were placed with this address before.
        </p>
        <FormFrame
          name="confirm"
          label="Confirm your address"
          intent="confirm"
          state={null}
          submitLabel="Mail me the link again"
          pendingLabel="Sending …"
        />
      </Part>
    </Section>
  );
}
