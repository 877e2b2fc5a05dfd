import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../contract/block-props.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

/**
 * The newsletter: one list asks for the address alone, the other for names and a postal code too
 * (docs/reference/newsletters.md#providers).
 */
export function NewsletterSection({ block }: BlockProps<'subscribe_form'>) {
  const heading = block.heading || 'Newsletter';
  const provider = block.provider === 'cendyn' ? 'cendyn' : 'mailchimp';
  const isInline = block.layout !== 'stacked' && provider === 'mailchimp';
  return (
    <Section heading={heading} hideHeading={block.hide_heading} layout={isInline ? 'register' : 'beside'}>
      <NewsletterForm
        id={block._uid}
        label={heading}
        provider={provider}
        listId={block.list_id || null}
        note={block.privacy_note}
        successText={block.success_text ?? null}
        inline={isInline}
      />
    </Section>
  );
}
