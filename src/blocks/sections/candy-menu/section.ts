import { defineSection } from '../../contract/define-section.ts';
import { candyMenuBrowserData } from './browser-data.server.ts';
import { candyMenuStories } from './CandyMenu.stories.ts';
import { candyMenuExample } from './example.ts';
import { candyMenu } from './schema.ts';

export const candyMenuSection = defineSection({
  schema: candyMenu,
  example: candyMenuExample,
  stories: candyMenuStories,
  component: () => import('./CandyMenu.tsx').then((module) => module.CandyMenu),
  hydrate: 'visible',
  browserData: candyMenuBrowserData,
  allowedIn: ['page', 'venue'],
});
