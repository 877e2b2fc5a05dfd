import { defineSection, everyPage } from '../../contract/define-section.ts';
import { dividerStories } from './Divider.stories.ts';
import { dividerExample } from './example.ts';
import { divider } from './schema.ts';

export const dividerSection = defineSection({
  schema: divider,
  example: dividerExample,
  stories: dividerStories,
  component: () => import('./Divider.tsx').then((module) => module.Divider),
  hydrate: 'never',
  allowedIn: everyPage,
});
