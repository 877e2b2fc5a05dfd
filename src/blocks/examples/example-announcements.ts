import type { Blocks } from '../registry/schemas.ts';
import { storyLink } from './example-link.ts';
import { paragraphs } from './example-rich-text.ts';

export const exampleBanner: Blocks['message_banner'] = {
  _uid: 'example-message-banner',
  component: 'message_banner',
  message: paragraphs('The lift at Peter & Paul rests on Tuesday from nine to noon. It has earned it.'),
  link: storyLink('hotels/peter-and-paul'),
  kind: 'info',
  dismissible: true,
  scope: 'all',
};

export const exampleSplash: Blocks['splash_intro'] = {
  _uid: 'example-splash-intro',
  component: 'splash_intro',
  enabled: true,
  text: 'Five old buildings, kept going',
  duration_ms: '2400',
  skip_label: 'Skip intro',
};
