import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const souvenirsFormExample: Blocks['souvenirs_form'] = {
  _uid: 'example-souvenirs-form',
  component: 'souvenirs_form',
  heading: 'More than a dozen of something',
  kind: 'wholesale',
  fields_on: ['company', 'quantity'],
  consent_text: paragraphs('You may keep this until the parcel has gone.'),
  recipient_key: 'souvenirs',
  phone: '+1 401-555-0140',
  email: 'desk@ash-souvenirs.example',
};
