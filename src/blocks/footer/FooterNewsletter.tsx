import { useId } from 'react';
import { ButtonLink } from '#ui/Button.tsx';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import type { ContentType } from '../registry/schemas.ts';

export type FooterNewsletterProps = {
  footer: ContentType<'footer'> | null;
  /** Names the form. */
  label: string;
};

/**
 * The newsletter's form at the end of every page; which provider keeps its addresses is the footer's to say
 * (docs/reference/newsletters.md#providers).
 */
export function FooterNewsletter({ footer, label }: FooterNewsletterProps) {
  const id = useId();
  const isHub = footer?.use_mailchimp_or_cendyn === 'cendyn';
  const listId = (isHub ? footer?.cendyn_list_id : footer?.mailchimp_list_id) || null;
  // Form A needs a list; without one the newsletter's own page has a form that works.
  if (!isHub && !listId) {
    return (
      <ButtonLink link="/newsletter" variant="secondary">
        Subscribe
      </ButtonLink>
    );
  }
  const provider = isHub ? 'cendyn' : 'mailchimp';
  return <NewsletterForm id={id} label={label} provider={provider} listId={listId} inline={!isHub} />;
}
