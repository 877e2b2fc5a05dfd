import type { BlockProps } from '../../contract/block-props.ts';
import { NewsletterSection } from '../../newsletter/NewsletterSection.tsx';

/** The newsletter's form, as a section of its own. */
export function SubscribeForm({ block }: BlockProps<'subscribe_form'>) {
  return <NewsletterSection block={block} />;
}
