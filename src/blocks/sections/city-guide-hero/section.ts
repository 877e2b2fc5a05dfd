import { defineSection } from '../../contract/define-section.ts';
import { cityGuideHeroStories } from './CityGuideHero.stories.ts';
import { cityGuideHeroExample } from './example.ts';
import { resolveCityGuideHero } from './resolve.server.ts';
import { cityGuideHero } from './schema.ts';

export const cityGuideHeroSection = defineSection({
  schema: cityGuideHero,
  example: cityGuideHeroExample,
  stories: cityGuideHeroStories,
  resolve: resolveCityGuideHero,
  component: () => import('./CityGuideHero.tsx').then((module) => module.CityGuideHero),
  hydrate: 'never',
  allowedIn: ['city'],
  titlesPage: true,
});
