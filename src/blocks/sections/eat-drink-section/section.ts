import { defineSection } from '../../contract/define-section.ts';
import { eatDrinkBrowserData } from './browser-data.server.ts';
import { eatDrinkSectionStories } from './EatDrinkSection.stories.ts';
import { eatDrinkSectionExample } from './example.ts';
import { resolveEatDrinkSection } from './resolve.server.ts';
import { eatDrinkSection } from './schema.ts';

export const eatDrinkSectionSection = defineSection({
  schema: eatDrinkSection,
  example: eatDrinkSectionExample,
  stories: eatDrinkSectionStories,
  resolve: resolveEatDrinkSection,
  component: () => import('./EatDrinkSection.tsx').then((module) => module.EatDrinkSection),
  hydrate: 'visible',
  standsBeside: true,
  browserData: eatDrinkBrowserData,
  allowedIn: ['page', 'hotel', 'room', 'venue'],
});
