import type { BlockStates } from '../catalogue/block-state.ts';
import { dividerExample } from './example.ts';

export const dividerStates: BlockStates<'divider'> = {
  small: { block: { ...dividerExample, size: 's' } },
  medium: { block: dividerExample },
  large: { block: { ...dividerExample, size: 'l' } },
};
