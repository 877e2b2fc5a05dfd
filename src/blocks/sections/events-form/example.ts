import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const eventsFormExample: Blocks['events_form'] = {
  _uid: 'example-events-form',
  component: 'events_form',
  heading: 'Have it here',
  intro: 'A wedding, a wake, forty people who sell bolts. Tell us roughly; one person answers, and stays with it.',
  fields_on: ['company', 'budget', 'catering', 'rooms_needed', 'av'],
  consent_text: paragraphs('You may keep what I write here until the event is over, and answer me.'),
  recipient_key: 'events',
  phone: '+1 401-555-0145',
  email: 'hello@ash.example',
};
