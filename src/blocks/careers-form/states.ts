import type { BlockStates } from '../catalogue/block-state.ts';
import { careersFormExample } from './example.ts';

export const careersFormStates: BlockStates<'careers_form'> = {
  idle: { block: careersFormExample },
  role_chosen: { block: careersFormExample, path: '/careers?role=general' },
  without_file: { block: { ...careersFormExample, allow_file: false, ask_right_to_work: true } },
  no_openings: { block: careersFormExample, without: ['job'] },
};
