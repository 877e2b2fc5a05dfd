import type { Blocks } from '../../registry/schemas.ts';

export const stagingBannerExample: Blocks['staging_banner'] = {
  _uid: 'example-staging-banner',
  component: 'staging_banner',
  text: 'Preview content',
  show_slug: true,
};
