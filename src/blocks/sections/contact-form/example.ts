import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const contactFormExample: Blocks['contact_form'] = {
  _uid: 'example-contact-form',
  component: 'contact_form',
  heading: 'Write to us',
  consent_text: paragraphs('You may use my address to answer this, and for nothing else.'),
  recipient_key: 'contact',
  phone: '+1 401-555-0145',
  email: 'hello@ash.example',
};
