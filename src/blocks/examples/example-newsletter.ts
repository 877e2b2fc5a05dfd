import type { Blocks } from '../registry/schemas.ts';
import { paragraphs } from './example-rich-text.ts';

export const exampleNewsletter: Blocks['subscribe_form'] = {
  _uid: 'example-subscribe-form',
  component: 'subscribe_form',
  heading: 'A letter, once a month',
  provider: 'mailchimp',
  list_id: 'example',
  layout: 'inline',
  privacy_note: paragraphs('We keep the address until you leave, and use it for the letter alone.'),
  email: 'hello@ash.example',
};
