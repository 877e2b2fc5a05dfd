import { defineSection } from '../../contract/define-section.ts';
import { souvenirsFaqsExample } from './example.ts';
import { souvenirsFaqsStories } from './SouvenirsFaqs.stories.ts';
import { souvenirsFaqs } from './schema.ts';

export const souvenirsFaqsSection = defineSection({
  schema: souvenirsFaqs,
  example: souvenirsFaqsExample,
  stories: souvenirsFaqsStories,
  component: () => import('./SouvenirsFaqs.tsx').then((module) => module.SouvenirsFaqs),
  hydrate: 'visible',
  allowedIn: ['page'],
});
