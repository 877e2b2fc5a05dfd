import { defineSection, everyPage } from '../../contract/define-section.ts';
import { teamGridExample } from './example.ts';
import { teamGrid } from './schema.ts';
import { teamGridStories } from './TeamGrid.stories.ts';

export const teamGridSection = defineSection({
  schema: teamGrid,
  example: teamGridExample,
  stories: teamGridStories,
  component: () => import('./TeamGrid.tsx').then((module) => module.TeamGrid),
  hydrate: 'visible',
  allowedIn: everyPage,
});
