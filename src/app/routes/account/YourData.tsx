import { formatDate } from '#protocol/shopify/shop-date.ts';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { Section } from '#ui/Section.tsx';
import { Part } from './Part.tsx';
import styles from './YourData.module.css';

type YourDataProps = {
  /** When the account will be deleted, ISO 8601; null while it stays. */
  erasure: string | null;
  /** The time for thinking it over, in days; null where an account cannot be deleted from here. */
  erasureDays: number | null;
  state: FormState | null;
};

/** What is stored: to take along, and to have deleted. */
export function YourData({ erasure, erasureDays, state }: YourDataProps) {
  return (
    <Section heading="What we keep">
      <div className={styles.parts}>
        <Part>
          <p>Everything your account holds, in one file: your details, your addresses, your orders.</p>
          <ButtonRow>
            <ButtonLink link="/api/account-data" variant="secondary" icon="download" download>
              Download my data
            </ButtonLink>
          </ButtonRow>
        </Part>
        <Part>{erasure ? <Leaving due={erasure} /> : <Leave days={erasureDays} state={state} />}</Part>
      </div>
    </Section>
  );
}

function Leaving({ due }: { due: string }) {
  return (
    <>
      <p>
        Your account will be deleted on <strong>{formatDate(due)}</strong>. Until then everything works as before.
      </p>
      <FormFrame
        name="keep"
        label="Keep the account"
        intent="keep"
        state={null}
        submitLabel="Keep my account after all"
        pendingLabel="One moment …"
      />
    </>
  );
}

function Leave({ days, state }: { days: number | null; state: FormState | null }) {
  if (days === null) {
    return (
      <>
        <p>To have your account deleted, write to us from the address you log in with.</p>
        <ButtonRow>
          <ButtonLink link="/contact" variant="text">
            Write to us
          </ButtonLink>
        </ButtonRow>
      </>
    );
  }
  return (
    <FormFrame
      name="erase"
      label="Delete the account"
      intent="erase"
      state={state}
      submitLabel="Delete my account"
      pendingLabel="One moment …"
    >
      <CheckboxField
        name="sure"
        id="erase-sure"
        error={state?.errors.sure}
        label="I want my account deleted"
        hint={`It is deleted after ${days} days, in which you can take this back. Your name and addresses go; of your orders there stays what the books must hold, without saying whose they were.`}
      />
    </FormFrame>
  );
}
