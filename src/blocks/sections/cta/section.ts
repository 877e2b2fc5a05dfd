import { defineSection, everyPage } from '../../contract/define-section.ts';
import { ctaStories } from './Cta.stories.ts';
import { ctaExample } from './example.ts';
import { cta } from './schema.ts';

export const ctaSection = defineSection({
  schema: cta,
  example: ctaExample,
  stories: ctaStories,
  component: () => import('./Cta.tsx').then((module) => module.Cta),
  hydrate: 'never',
  standsBeside: true,
  allowedIn: everyPage,
});
