import { consentField, formContent } from '../../forms/form-content.ts';
import type { FormDefinition } from '../../forms/form-fields.ts';
import { emailField, messageField, nameField, phoneField } from '../../forms/person-fields.ts';
import type { Blocks } from '../../registry/schemas.ts';
import type { ContactFormData } from './resolve.server.ts';

/** A contact message (name, email, telephone, topic, hotel, message, consent); topic and hotel decide who receives it. */
export function contactFormDefinition(block: Blocks['contact_form'], data: ContactFormData | null): FormDefinition {
  return {
    ...formContent(block, 'Write to us'),
    kind: 'contact',
    submitLabel: 'Send message',
    groups: [
      {
        fields: [
          {
            kind: 'choice',
            name: 'topic',
            label: 'About',
            required: true,
            missing: 'Choose what it is about.',
            choices: data?.topics ?? [],
            span: 'half',
          },
          {
            kind: 'choice',
            name: 'hotel',
            label: 'Hotel',
            choices: data?.hotels ?? [],
            placeholder: 'None in particular',
            span: 'half',
          },
          nameField,
          emailField,
          phoneField,
          messageField({ label: 'Message', required: true, missing: 'Write your letter.' }),
        ],
      },
      { fields: [consentField(block.consent_text)] },
    ],
  };
}
