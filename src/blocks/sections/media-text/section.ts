import { defineSection, everyPage } from '../../contract/define-section.ts';
import { mediaTextBrowserData } from './browser-data.server.ts';
import { mediaTextExample } from './example.ts';
import { mediaTextStories } from './MediaText.stories.ts';
import { mediaText } from './schema.ts';

export const mediaTextSection = defineSection({
  schema: mediaText,
  example: mediaTextExample,
  stories: mediaTextStories,
  component: () => import('./MediaText.tsx').then((module) => module.MediaText),
  hydrate: 'never',
  browserData: mediaTextBrowserData,
  allowedIn: everyPage,
});
