import type { BlockStates } from '../../component-catalogue/catalogue-story.ts';
import { investorsDocsExample } from './example.ts';

export const investorsDocsStates: BlockStates<'investors_docs'> = {
  listed: { block: investorsDocsExample },
  on_dark: { block: { ...investorsDocsExample, theme: 'dark' } },
  nothing_yet: { block: { ...investorsDocsExample, items: [] }, draft: true },
};
