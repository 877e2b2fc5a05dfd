import { defineSection } from '../../contract/define-section.ts';
import { souvenirsGridBrowserData } from './browser-data.server.ts';
import { souvenirsGridExample } from './example.ts';
import { resolveSouvenirsGrid } from './resolve.server.ts';
import { souvenirsGridStories } from './SouvenirsGrid.stories.ts';
import { souvenirsGrid } from './schema.ts';

export const souvenirsGridSection = defineSection({
  schema: souvenirsGrid,
  example: souvenirsGridExample,
  stories: souvenirsGridStories,
  resolve: resolveSouvenirsGrid,
  component: () => import('./SouvenirsGrid.tsx').then((module) => module.SouvenirsGrid),
  hydrate: 'visible',
  browserData: souvenirsGridBrowserData,
  allowedIn: ['page'],
});
