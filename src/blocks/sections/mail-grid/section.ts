import { defineSection } from '../../contract/define-section.ts';
import { mailGridBrowserData } from './browser-data.server.ts';
import { mailGridExample } from './example.ts';
import { mailFeed } from './feed.ts';
import { mailGridStories } from './MailGrid.stories.ts';
import { resolveMailGrid } from './resolve.server.ts';
import { mailGrid } from './schema.ts';

export const mailGridSection = defineSection({
  schema: mailGrid,
  example: mailGridExample,
  stories: mailGridStories,
  resolve: resolveMailGrid,
  feed: mailFeed,
  component: () => import('./MailGrid.tsx').then((module) => module.MailGrid),
  hydrate: 'visible',
  browserData: mailGridBrowserData,
  allowedIn: ['page'],
  paged: true,
});
