import type { Blocks } from '../../registry/schemas.ts';

export const tagSidebarExample: Blocks['tag_sidebar'] = {
  _uid: 'example-tag-sidebar',
  component: 'tag_sidebar',
  title: 'Tags',
  sort: 'count',
};
