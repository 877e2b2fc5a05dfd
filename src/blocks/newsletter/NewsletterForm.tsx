import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { RichText } from '#ui/RichText.tsx';
import { hasRichText, type RichTextValue } from '#ui/rich-text-nodes.ts';
import { tokenField } from '../forms/form-names.ts';
import { SpamTrap } from '../forms/SpamTrap.tsx';
import { useFormSettings } from '../forms/use-form-settings.ts';
import { NewsletterFields } from './NewsletterFields.tsx';
import styles from './NewsletterForm.module.css';
import { listField, type NewsletterProvider, newsletterPath } from './newsletter-contract.ts';
import { useNewsletterForm } from './use-newsletter-form.ts';

export type NewsletterFormProps = {
  /** Begins the ids of its fields: unlike any other form's on the page. */
  id: string;
  /** Names it for screen readers. */
  label: string;
  provider: NewsletterProvider;
  /** Mailchimp's list or the hub's form; the provider's default where it is empty. */
  listId: string | null;
  note?: RichTextValue;
  successText?: string | null;
  inline?: boolean;
  /** A form that came back from a plain post. */
  returned?: FormState | null;
};

/**
 * Asks for an address to send the newsletter to (docs/reference/newsletters.md#providers). Without JavaScript it is a
 * plain post to /newsletter, which says what came of it.
 */
export function NewsletterForm({ returned = null, inline = false, ...props }: NewsletterFormProps) {
  const { id, label, provider, listId, note } = props;
  const { token, challengeKey } = useFormSettings();
  const element = useRef<HTMLFormElement>(null);
  const { phase, result, state, submit, messageProps } = useNewsletterForm(element, { ...props, returned });
  const isBusy = phase === 'checking' || phase === 'submitting';
  return (
    <form
      ref={element}
      method="post"
      action={newsletterPath}
      aria-label={label}
      noValidate
      data-state={phase}
      // While it is being sent, another press asks for no other challenge: it is ignored.
      data-botpoison-public-key={phase === 'submitting' ? undefined : challengeKey || undefined}
      className={classNames(styles.form, inline && styles.inline)}
      onSubmit={submit}
    >
      <input type="hidden" name="provider" value={provider} />
      <input type="hidden" name={listField} value={listId ?? ''} />
      <input type="hidden" name={tokenField} value={token} />
      {provider === 'mailchimp' ? <input type="hidden" name="status" value="subscribed" /> : null}
      <SpamTrap />
      <ErrorSummary form={id} state={state} />
      <NewsletterFields form={id} provider={provider} state={state} />
      <Button type="submit" variant={inline ? 'secondary' : 'primary'} aria-disabled={isBusy || undefined}>
        {phase === 'checking' ? 'Checking…' : phase === 'submitting' ? 'Sending…' : 'Subscribe'}
      </Button>
      {hasRichText(note) ? <RichText value={note} className={styles.note} /> : null}
      {result && phase !== 'invalid' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: resting on it keeps it in sight (docs/reference/newsletters.md#reset)
        <p tabIndex={0} className={classNames(styles.message, styles[result.state])} {...messageProps}>
          {result.message}
        </p>
      ) : null}
    </form>
  );
}
