import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const careersFormExample: Blocks['careers_form'] = {
  _uid: 'example-careers-form',
  component: 'careers_form',
  anchor_id: 'apply',
  heading: 'Say hello',
  intro: 'A page is plenty. Say what you like doing; we will find out what you are called.',
  allow_file: true,
  max_mb: '5',
  file_types: ['pdf', 'docx'],
  consent_text: paragraphs('You may keep what I send for six months, and then throw it away.'),
  recipient_key: 'careers',
  phone: '+1 401-555-0146',
  email: 'work@ash.example',
};
