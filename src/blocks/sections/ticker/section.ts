import { defineSection } from '../../contract/define-section.ts';
import { tickerExample } from './example.ts';
import { ticker } from './schema.ts';
import { tickerStories } from './Ticker.stories.ts';

export const tickerSection = defineSection({
  schema: ticker,
  example: tickerExample,
  stories: tickerStories,
  component: () => import('./Ticker.tsx').then((module) => module.Ticker),
  hydrate: 'visible',
  allowedIn: ['page', 'global_element'],
});
