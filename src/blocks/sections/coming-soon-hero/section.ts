import { defineSection } from '../../contract/define-section.ts';
import { comingSoonHeroStories } from './ComingSoonHero.stories.ts';
import { comingSoonHeroExample } from './example.ts';
import { resolveComingSoonHero } from './resolve.server.ts';
import { comingSoonHero } from './schema.ts';

export const comingSoonHeroSection = defineSection({
  schema: comingSoonHero,
  example: comingSoonHeroExample,
  stories: comingSoonHeroStories,
  resolve: resolveComingSoonHero,
  component: () => import('./ComingSoonHero.tsx').then((module) => module.ComingSoonHero),
  hydrate: 'load',
  allowedIn: ['page', 'hotel', 'room'],
  titlesPage: true,
});
