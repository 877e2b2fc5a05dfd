import { defineSection } from '../../contract/define-section.ts';
import { globalElementsExample } from './example.ts';
import { globalElementsStories } from './GlobalElements.stories.ts';
import { resolveGlobalElements } from './resolve.server.ts';
import { globalElements } from './schema.ts';

export const globalElementsSection = defineSection({
  schema: globalElements,
  example: globalElementsExample,
  stories: globalElementsStories,
  resolve: resolveGlobalElements,
  component: () => import('./GlobalElements.tsx').then((module) => module.GlobalElements),
  hydrate: 'load',
  allowedIn: ['page'],
});
