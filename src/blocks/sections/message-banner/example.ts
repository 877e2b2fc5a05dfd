import { storyLink } from '../../examples/example-link.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const messageBannerExample: Blocks['message_banner'] = {
  _uid: 'example-message-banner',
  component: 'message_banner',
  message: paragraphs('The lift at Peter & Paul rests on Tuesday from nine to noon. It has earned it.'),
  link: storyLink('hotels/peter-and-paul'),
  kind: 'info',
  dismissible: true,
  scope: 'all',
};
