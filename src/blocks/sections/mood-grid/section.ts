import { defineSection, everyPage } from '../../contract/define-section.ts';
import { moodGridExample } from './example.ts';
import { moodGridStories } from './MoodGrid.stories.ts';
import { resolveMoodGrid } from './resolve.server.ts';
import { moodGrid } from './schema.ts';

export const moodGridSection = defineSection({
  schema: moodGrid,
  example: moodGridExample,
  stories: moodGridStories,
  resolve: resolveMoodGrid,
  component: () => import('./MoodGrid.tsx').then((module) => module.MoodGrid),
  hydrate: 'visible',
  allowedIn: everyPage,
});
