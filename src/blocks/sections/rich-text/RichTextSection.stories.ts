import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import { richTextExample } from './example.ts';

export const richTextStories: CatalogueStories<'rich_text'> = {
  on_the_page: { block: richTextExample },
  on_dark: { block: { ...richTextExample, theme: 'dark' } },
  on_brand: { block: { ...richTextExample, theme: 'brand' } },
  on_light: { block: { ...richTextExample, theme: 'light' } },
  nothing_yet: { block: { ...richTextExample, body: paragraphs() }, draft: true },
};
