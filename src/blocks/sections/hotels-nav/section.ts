import { defineSection } from '../../contract/define-section.ts';
import { hotelsNavBrowserData } from './browser-data.server.ts';
import { hotelsNavExample } from './example.ts';
import { hotelsNavStories } from './HotelsNav.stories.ts';
import { hotelsNav } from './schema.ts';

export const hotelsNavSection = defineSection({
  schema: hotelsNav,
  example: hotelsNavExample,
  stories: hotelsNavStories,
  component: () => import('./HotelsNav.tsx').then((module) => module.HotelsNav),
  hydrate: 'visible',
  browserData: hotelsNavBrowserData,
  allowedIn: ['page', 'global_element'],
});
