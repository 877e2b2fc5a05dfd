import { defineSection } from '../../contract/define-section.ts';
import { souvenirsNavExample } from './example.ts';
import { resolveSouvenirsNav } from './resolve.server.ts';
import { souvenirsNavStories } from './SouvenirsNav.stories.ts';
import { souvenirsNav } from './schema.ts';

export const souvenirsNavSection = defineSection({
  schema: souvenirsNav,
  example: souvenirsNavExample,
  stories: souvenirsNavStories,
  resolve: resolveSouvenirsNav,
  component: () => import('./SouvenirsNav.tsx').then((module) => module.SouvenirsNav),
  hydrate: 'load',
  allowedIn: ['page'],
});
