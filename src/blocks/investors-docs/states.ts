import type { BlockStates } from '../catalogue/block-state.ts';
import { investorsDocsExample } from './example.ts';

export const investorsDocsStates: BlockStates<'investors_docs'> = {
  listed: { block: investorsDocsExample },
  on_dark: { block: { ...investorsDocsExample, theme: 'dark' } },
  nothing_yet: { block: { ...investorsDocsExample, items: [] }, draft: true },
};
