import { newTabLink } from '../../examples/example-link.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const quoteExample: Blocks['quote'] = {
  _uid: 'example-quote',
  component: 'quote',
  text: 'They have mended the building so carefully that you notice only the doorknobs, and then you notice nothing else.',
  source: 'Lake & Harbor Quarterly',
  link: newTabLink('https://press.example/lake-and-harbor/the-siren'),
};
