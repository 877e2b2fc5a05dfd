import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const globalElementsExample: Blocks['global_elements'] = {
  _uid: 'example-global-elements',
  component: 'global_elements',
  elements: ['message-banner', 'splash', 'footer'].map((name) => storyUuid(`global-elements/${name}`)),
};
