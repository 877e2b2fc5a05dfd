import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { exampleProduct } from '../../examples/example-products.ts';
import { souvenirsGridExample } from './example.ts';

export const souvenirsGridStories: CatalogueStories<'souvenirs_grid'> = {
  ready: { block: souvenirsGridExample },
  two_columns: { block: { ...souvenirsGridExample, columns: '2', promo_tiles: [] } },
  without_quick_add: { block: { ...souvenirsGridExample, quick_add: false, show_vendor: true } },
  by_pages: { block: { ...souvenirsGridExample, page_size: '2' } },
  lowest_price_first: { block: souvenirsGridExample, path: '/souvenirs?sort=price-low&in_stock=1' },
  all_sold_out: {
    block: { ...souvenirsGridExample, promo_tiles: [] },
    path: '/souvenirs?in_stock=1',
    products: [exampleProduct('pillow', 'Pillow', { stock: 0 })],
  },
  adding: { block: souvenirsGridExample, data: { still: { 'brass-key-tag': { kind: 'adding' } } } },
  added: {
    block: souvenirsGridExample,
    data: { still: { 'brass-key-tag': { kind: 'added', said: 'Added. Cart has 2 items.' } } },
  },
  add_failed: {
    block: souvenirsGridExample,
    data: {
      still: { 'brass-key-tag': { kind: 'failed', fieldError: 'That is the last one of Brass key tag we have left.' } },
    },
  },
  error: { block: souvenirsGridExample, products: [], data: { failed: true } },
  empty: { block: souvenirsGridExample, products: [] },
  no_collection: { block: { ...souvenirsGridExample, collection: 'none' }, draft: true },
};
