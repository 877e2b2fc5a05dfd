import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { investorsDocsExample } from './example.ts';

export const investorsDocsStories: CatalogueStories<'investors_docs'> = {
  listed: { block: investorsDocsExample },
  on_dark: { block: { ...investorsDocsExample, theme: 'dark' } },
  nothing_yet: { block: { ...investorsDocsExample, items: [] }, draft: true },
};
