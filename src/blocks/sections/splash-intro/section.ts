import { defineSection } from '../../contract/define-section.ts';
import { splashIntroExample } from './example.ts';
import { splashIntroStories } from './SplashIntro.stories.ts';
import { splashIntro } from './schema.ts';

export const splashIntroSection = defineSection({
  schema: splashIntro,
  example: splashIntroExample,
  stories: splashIntroStories,
  component: () => import('./SplashIntro.tsx').then((module) => module.SplashIntro),
  hydrate: 'load',
  allowedIn: ['global_element'],
  completeWithoutFields: true,
});
