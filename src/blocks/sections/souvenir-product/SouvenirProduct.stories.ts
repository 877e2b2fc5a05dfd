import type { CatalogueStories, CatalogueStory } from '../../component-catalogue/catalogue-story.ts';
import { exampleSouvenir } from '../../examples/example-souvenir.ts';
import { souvenirProductExample } from './example.ts';

const shown = (
  [color, size]: [string, string],
  more: Record<string, unknown> = {},
): CatalogueStory<'souvenir_product'> => ({
  block: { ...souvenirProductExample, related: false },
  data: { ...exampleSouvenir(color, size), ...more },
});

export const souvenirProductStories: CatalogueStories<'souvenir_product'> = {
  variant_ok: { block: souvenirProductExample, data: { ...exampleSouvenir('Oxblood', 'S') } },
  loading: shown(['Oxblood', 'S'], { loading: true }),
  variant_sold_out: shown(['Moss', 'S']),
  combo_missing: shown(['Moss', 'L']),
  low_stock: shown(['Oxblood', 'M']),
  adding: shown(['Oxblood', 'L'], { still: { kind: 'adding' } }),
  added: shown(['Oxblood', 'L'], { still: { kind: 'added', said: 'Added. Cart has 2 items.' } }),
  error: shown(['Oxblood', 'L'], {
    still: {
      kind: 'failed',
      fieldError: 'The shop did not answer. What is in your cart is safe; try again in a moment.',
    },
  }),
  nothing_yet: { block: souvenirProductExample, draft: true },
};
