import type { RichTextValue } from '#ui/rich-text-nodes.ts';
import type { FormDefinition, FormField } from './form-fields.ts';

/** What every form section carries beside its own fields (src/content-types/fields/form-fields.ts). */
type FormContent = {
  _uid: string;
  heading?: string | null;
  consent_text?: RichTextValue;
  recipient_key?: string | null;
  phone?: string | null;
  email?: string | null;
  success_title?: string | null;
  success_body?: RichTextValue;
  public_key?: string | null;
};

/** The part of a form's definition that comes from its content. */
export function formContent(
  block: FormContent,
  heading: string,
): Omit<FormDefinition, 'kind' | 'groups' | 'submitLabel'> {
  return {
    id: block._uid,
    label: block.heading || heading,
    recipientKey: block.recipient_key || 'default',
    phone: block.phone || null,
    email: block.email || null,
    success: {
      title: block.success_title || 'Thank you. It is with us.',
      body: block.success_body,
      next: 'A person reads it and answers. A note that it arrived is on its way to your inbox.',
    },
    publicKey: block.public_key || null,
  };
}

/** What the sender agrees to; it must be ticked. */
export function consentField(text: RichTextValue): FormField {
  return {
    kind: 'consent',
    name: 'consent',
    label: 'I agree to this',
    required: true,
    missing: 'Tick the box to agree, so that we may keep what you send.',
    text,
  };
}
