import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const souvenirProductExample: Blocks['souvenir_product'] = {
  _uid: 'example-souvenir-product',
  component: 'souvenir_product',
  extra: [],
  delivery: paragraphs(
    'Ordered before noon Eastern, it leaves the coal store that day. Forty-five days to send it back.',
  ),
  size_guide: paragraphs(
    'S is 46 inches long, and every size after it two inches more. Between two sizes, take the larger.',
  ),
  related: true,
  waiting_consent: paragraphs('You may write to me once, when it is back.'),
};
