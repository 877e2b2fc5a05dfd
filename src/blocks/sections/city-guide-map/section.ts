import { defineSection } from '../../contract/define-section.ts';
import { cityGuideMapStories } from './CityGuideMap.stories.ts';
import { cityGuideMapExample } from './example.ts';
import { resolveCityGuideMap } from './resolve.server.ts';
import { cityGuideMap } from './schema.ts';

export const cityGuideMapSection = defineSection({
  schema: cityGuideMap,
  example: cityGuideMapExample,
  stories: cityGuideMapStories,
  resolve: resolveCityGuideMap,
  component: () => import('./CityGuideMap.tsx').then((module) => module.CityGuideMap),
  hydrate: 'visible',
  allowedIn: ['city'],
});
