import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { urlLink } from '../../examples/example-link.ts';
import { quoteExample } from './example.ts';

export const quoteStories: CatalogueStories<'quote'> = {
  linked: { block: quoteExample },
  words_alone: { block: { ...quoteExample, source: '', link: urlLink('') } },
  on_dark: { block: { ...quoteExample, theme: 'dark' } },
  nothing_yet: { block: { ...quoteExample, text: '' }, draft: true },
};
