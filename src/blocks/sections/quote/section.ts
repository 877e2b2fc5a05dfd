import { defineSection, everyPage } from '../../contract/define-section.ts';
import { quoteExample } from './example.ts';
import { quoteStories } from './Quote.stories.ts';
import { quote } from './schema.ts';

export const quoteSection = defineSection({
  schema: quote,
  example: quoteExample,
  stories: quoteStories,
  component: () => import('./Quote.tsx').then((module) => module.Quote),
  hydrate: 'never',
  standsBeside: true,
  allowedIn: everyPage,
});
