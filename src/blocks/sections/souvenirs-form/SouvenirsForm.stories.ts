import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { fieldError, sent } from '../../examples/example-form-answers.ts';
import { souvenirsFormExample } from './example.ts';

const backInStock = {
  ...souvenirsFormExample,
  heading: 'When it is back',
  kind: 'back_in_stock',
  product: 'bathrobe',
} as const;

export const souvenirsFormStories: CatalogueStories<'souvenirs_form'> = {
  wholesale: { block: souvenirsFormExample },
  gifting: { block: { ...souvenirsFormExample, heading: 'A box for somebody', kind: 'gifting', fields_on: [] } },
  back_in_stock: { block: backInStock },
  general: { block: { ...souvenirsFormExample, heading: 'Ask the shop', kind: 'general' } },
  field_error: {
    block: souvenirsFormExample,
    answer: fieldError({ errors: { name: 'Enter your name.', company: 'Enter your company.' } }),
  },
  success: { block: backInStock, answer: sent },
};
