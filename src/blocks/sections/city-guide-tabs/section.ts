import { defineSection } from '../../contract/define-section.ts';
import { cityGuideTabsStories } from './CityGuideTabs.stories.ts';
import { cityGuideTabsExample } from './example.ts';
import { resolveCityGuideTabs } from './resolve.server.ts';
import { cityGuideTabs } from './schema.ts';

export const cityGuideTabsSection = defineSection({
  schema: cityGuideTabs,
  example: cityGuideTabsExample,
  stories: cityGuideTabsStories,
  resolve: resolveCityGuideTabs,
  component: () => import('./CityGuideTabs.tsx').then((module) => module.CityGuideTabs),
  hydrate: 'visible',
  allowedIn: ['hotel', 'room', 'city'],
});
