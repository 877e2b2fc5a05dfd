import { defineSection, everyPage } from '../../contract/define-section.ts';
import { spacerExample } from './example.ts';
import { spacerStories } from './Spacer.stories.ts';
import { spacer } from './schema.ts';

export const spacerSection = defineSection({
  schema: spacer,
  example: spacerExample,
  stories: spacerStories,
  component: () => import('./Spacer.tsx').then((module) => module.Spacer),
  hydrate: 'never',
  allowedIn: everyPage,
});
