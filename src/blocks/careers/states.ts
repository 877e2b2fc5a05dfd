import type { BlockStates } from '../catalogue/block-state.ts';
import { careersExample } from './example.ts';

export const careersStates: BlockStates<'careers'> = {
  list: { block: careersExample },
  filtered: { block: careersExample, path: '/careers?department=kitchen' },
  filtered_none: { block: careersExample, path: '/careers?department=kitchen&type=full' },
  no_openings: { block: careersExample, without: ['job'] },
};
