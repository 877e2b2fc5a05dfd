import { defineSection } from '../../contract/define-section.ts';
import { stagingBannerExample } from './example.ts';
import { stagingBannerStories } from './StagingBanner.stories.ts';
import { stagingBanner } from './schema.ts';

export const stagingBannerSection = defineSection({
  schema: stagingBanner,
  example: stagingBannerExample,
  stories: stagingBannerStories,
  component: () => import('./StagingBanner.tsx').then((module) => module.StagingBanner),
  hydrate: 'load',
  allowedIn: ['global_element'],
  completeWithoutFields: true,
});
