import { type ReactNode, useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { phoneAddress } from '#ui/phone-address.ts';
import styles from './SectionForm.module.css';

type SectionFormProps = {
  /** Names the form for screen readers. */
  label: string;
  submitLabel: string;
  /** Another way to the same people. */
  phone?: string | null | undefined;
  email?: string | null | undefined;
  /** The kind of body that a file needs. */
  withFile?: boolean;
  /** Fields and button on one line, where there is room. */
  inline?: boolean;
  children: ReactNode;
};

/**
 * A form of a section. Nothing takes what it would send yet: so it says so, names the telephone and the mail that reach
 * the same people, and its button is off.
 */
export function SectionForm({ label, submitLabel, phone, email, withFile, inline, children }: SectionFormProps) {
  const id = useId();
  return (
    <form
      method="post"
      encType={withFile ? 'multipart/form-data' : undefined}
      aria-label={label}
      className={classNames(styles.form, inline && styles.inline)}
    >
      {inline ? null : <p className={styles.marks}>Fields marked * must be filled in.</p>}
      {children}
      <p id={id} className={styles.closed}>
        This form cannot be sent yet. Until it can, <OtherWays phone={phone} email={email} />.
      </p>
      <Button type="submit" disabled aria-describedby={id}>
        {submitLabel}
      </Button>
    </form>
  );
}

function OtherWays({ phone, email }: Pick<SectionFormProps, 'phone' | 'email'>) {
  const call = phone ? <Link link={phoneAddress(phone)}>call {phone}</Link> : null;
  const write = email ? <Link link={`mailto:${email}`}>write to {email}</Link> : null;
  if (!call && !write) return <Link link="/contact">call or write to us</Link>;
  return (
    <>
      {call}
      {call && write ? ' or ' : null}
      {write}
    </>
  );
}
