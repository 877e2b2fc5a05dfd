import { defineSection } from '../../contract/define-section.ts';
import { tagSidebarExample } from './example.ts';
import { resolveTagSidebar } from './resolve.server.ts';
import { tagSidebar } from './schema.ts';
import { tagSidebarStories } from './TagSidebar.stories.ts';

export const tagSidebarSection = defineSection({
  schema: tagSidebar,
  example: tagSidebarExample,
  stories: tagSidebarStories,
  resolve: resolveTagSidebar,
  component: () => import('./TagSidebar.tsx').then((module) => module.TagSidebar),
  hydrate: 'load',
  allowedIn: ['page', 'global_element'],
});
