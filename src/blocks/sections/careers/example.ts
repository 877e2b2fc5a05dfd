import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const careersExample: Blocks['careers'] = {
  _uid: 'example-careers',
  component: 'careers',
  heading: 'Work with us',
  intro: 'Old buildings need people who notice things.',
  source: 'all',
  filters: ['hotel', 'department', 'type'],
  benefits: [
    {
      _uid: 'example-careers-benefit-1',
      component: 'text_item',
      title: 'Two days in a row',
      body: paragraphs('Your days off stand next to each other. The rota is posted three weeks ahead.'),
    },
    {
      _uid: 'example-careers-benefit-2',
      component: 'text_item',
      title: 'A room when it is empty',
      body: paragraphs('Any of the houses, for the price of the laundry.'),
    },
  ],
  eeo_text: paragraphs(
    'We hire without regard to race, color, religion, sex, gender identity, sexual orientation, national origin, age, disability or veteran status.',
  ),
  empty_text: paragraphs('Every post is filled today. Leave us your address and we will write when one opens.'),
};
