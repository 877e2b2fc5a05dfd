import type { BlockStates } from '../catalogue/block-state.ts';
import { souvenirsGridExample } from './example.ts';

export const souvenirsGridStates: BlockStates<'souvenirs_grid'> = {
  ready: { block: souvenirsGridExample },
  two_columns: { block: { ...souvenirsGridExample, columns: '2', promo_tiles: [] } },
  without_quick_add: { block: { ...souvenirsGridExample, quick_add: false, show_vendor: true } },
  by_pages: { block: { ...souvenirsGridExample, page_size: '2' } },
  empty: { block: souvenirsGridExample, products: [] },
  no_collection: { block: { ...souvenirsGridExample, collection: 'none' }, draft: true },
};
