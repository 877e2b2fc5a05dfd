import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { tagSidebarExample } from './example.ts';

export const tagSidebarStories: CatalogueStories<'tag_sidebar'> = {
  closed: { block: tagSidebarExample, path: '/mood', alone: true },
  current: { block: { ...tagSidebarExample, sort: 'name' }, path: '/mood/tagged/brass', alone: true },
  empty: { block: tagSidebarExample, without: ['mood_entry'], draft: true },
};
