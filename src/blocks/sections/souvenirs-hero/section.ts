import { defineSection } from '../../contract/define-section.ts';
import { souvenirsHeroExample } from './example.ts';
import { resolveSouvenirsHero } from './resolve.server.ts';
import { souvenirsHeroStories } from './SouvenirsHero.stories.ts';
import { souvenirsHero } from './schema.ts';

export const souvenirsHeroSection = defineSection({
  schema: souvenirsHero,
  example: souvenirsHeroExample,
  stories: souvenirsHeroStories,
  resolve: resolveSouvenirsHero,
  component: () => import('./SouvenirsHero.tsx').then((module) => module.SouvenirsHero),
  hydrate: 'never',
  allowedIn: ['page'],
  titlesPage: true,
});
