import { defineSection } from '../../contract/define-section.ts';
import { pictureDownloadsExample } from './example.ts';
import { pictureDownloadsStories } from './PictureDownloads.stories.ts';
import { pictureDownloads } from './schema.ts';

export const pictureDownloadsSection = defineSection({
  schema: pictureDownloads,
  example: pictureDownloadsExample,
  stories: pictureDownloadsStories,
  component: () => import('./PictureDownloads.tsx').then((module) => module.PictureDownloads),
  hydrate: 'never',
  allowedIn: ['page', 'hotel'],
});
