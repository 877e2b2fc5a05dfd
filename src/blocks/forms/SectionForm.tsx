import { useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx';
import { Link } from '#ui/Link.tsx';
import { phoneAddress } from '#ui/phone-address.ts';
import { FormFields } from './FormFields.tsx';
import { type FormDefinition, fieldsOf } from './form-fields.ts';
import { formIdField, tokenField } from './form-names.ts';
import styles from './SectionForm.module.css';
import { SpamTrap } from './SpamTrap.tsx';
import { SubmissionResult } from './SubmissionResult.tsx';
import { useDraft } from './use-draft.ts';
import { useFormSettings } from './use-form-settings.ts';
import { useSubmission } from './use-submission.ts';

const buttonLabels: Partial<Record<string, string>> = { checking: 'Checking…', submitting: 'Sending…' };

/**
 * A form of a section (docs/reference/forms.md#form-engine): a plain post to its own page that works without
 * JavaScript. With it, the same fields go to /api/forms, and the page stays as it is.
 */
export function SectionForm({ form }: { form: FormDefinition }) {
  const { token, challengeKey } = useFormSettings();
  const { pathname } = useLocation();
  const element = useRef<HTMLFormElement>(null);
  const otherWays = useId();
  const { phase, answer, message, progress, submit } = useSubmission(form, element);
  const draft = useDraft(element, `${pathname} ${form.id}`, phase);
  if (answer?.ok) return <SubmissionResult form={form} reference={answer.reference} />;

  const fields = fieldsOf(form);
  const returned = answer?.state ?? null;
  const state = message === null ? returned : { values: returned?.values ?? {}, errors: {}, message };
  const isBusy = phase === 'checking' || phase === 'submitting';
  return (
    <form
      ref={element}
      method="post"
      action={formAction(pathname)}
      encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      aria-label={form.label}
      noValidate
      data-state={phase}
      data-botpoison-public-key={form.publicKey || challengeKey || undefined}
      className={classNames(styles.form, form.inline && styles.inline)}
      onSubmit={submit}
      onInput={draft}
    >
      <input type="hidden" name={formIdField} value={form.id} />
      <input type="hidden" name={tokenField} value={answer?.token ?? token} />
      <SpamTrap />
      <ErrorSummary form={form.id} state={state} />
      {form.inline ? null : <p className={styles.marks}>Fields marked * must be filled in.</p>}
      <FormFields form={form.id} groups={form.groups} state={state && returned} file={answer?.file ?? null} />
      {state?.message ? (
        <p id={otherWays} className={styles.marks}>
          You can also <OtherWays phone={form.phone} email={form.email} />.
        </p>
      ) : null}
      <UploadProgress progress={phase === 'submitting' ? progress : null} />
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {buttonLabels[phase] ?? (phase === 'offline' ? 'Try again' : form.submitLabel)}
      </Button>
    </form>
  );
}

type OtherWaysProps = { phone?: string | null | undefined; email?: string | null | undefined };

/** The telephone number and mail address as alternatives to a form; the contact page where it has neither. */
function OtherWays({ phone, email }: OtherWaysProps) {
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

/** How much of a file has been sent, from 0 to 1; nothing while nothing is sent. */
function UploadProgress({ progress }: { progress: number | null }) {
  if (progress === null) return null;
  const percent = Math.round(progress * 100);
  return (
    <p className={styles.progress}>
      <progress value={percent} max={100} aria-label="Upload" />
      <span>Uploading {percent} %</span>
    </p>
  );
}

/**
 * Where a form posts to without JavaScript: its own page. `/` alone would reach the shell around the pages, which has no
 * action; `?index` names the home page (https://reactrouter.com/how-to/index-query-param).
 */
function formAction(pathname: string): string {
  return pathname === '/' ? '/?index' : pathname;
}
