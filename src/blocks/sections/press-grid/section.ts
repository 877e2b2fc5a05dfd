import { defineSection } from '../../contract/define-section.ts';
import { pressGridBrowserData } from './browser-data.server.ts';
import { pressGridExample } from './example.ts';
import { pressFeed } from './feed.ts';
import { pressGridStories } from './PressGrid.stories.ts';
import { resolvePressGrid } from './resolve.server.ts';
import { pressGrid } from './schema.ts';

export const pressGridSection = defineSection({
  schema: pressGrid,
  example: pressGridExample,
  stories: pressGridStories,
  resolve: resolvePressGrid,
  feed: pressFeed,
  component: () => import('./PressGrid.tsx').then((module) => module.PressGrid),
  hydrate: 'visible',
  standsBeside: true,
  browserData: pressGridBrowserData,
  allowedIn: ['page', 'hotel', 'room'],
});
