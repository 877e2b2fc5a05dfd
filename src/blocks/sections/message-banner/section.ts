import { defineSection } from '../../contract/define-section.ts';
import { messageBannerExample } from './example.ts';
import { messageBannerStories } from './MessageBanner.stories.ts';
import { messageBanner } from './schema.ts';

export const messageBannerSection = defineSection({
  schema: messageBanner,
  example: messageBannerExample,
  stories: messageBannerStories,
  component: () => import('./MessageBanner.tsx').then((module) => module.MessageBanner),
  hydrate: 'load',
  allowedIn: ['global_element'],
});
