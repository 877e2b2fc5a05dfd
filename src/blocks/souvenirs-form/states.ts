import type { BlockStates } from '../catalogue/block-state.ts';
import { souvenirsFormExample } from './example.ts';

export const souvenirsFormStates: BlockStates<'souvenirs_form'> = {
  wholesale: { block: souvenirsFormExample },
  gifting: { block: { ...souvenirsFormExample, heading: 'A box for somebody', kind: 'gifting', fields_on: [] } },
  back_in_stock: {
    block: { ...souvenirsFormExample, heading: 'When it is back', kind: 'back_in_stock', product: 'bathrobe' },
  },
  general: { block: { ...souvenirsFormExample, heading: 'Ask the shop', kind: 'general' } },
};
