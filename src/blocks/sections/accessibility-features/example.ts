import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { urlLink } from '../../examples/example-link.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const accessibilityFeaturesExample: Blocks['accessibility_features'] = {
  _uid: 'example-accessibility-features',
  component: 'accessibility_features',
  anchor_id: 'accessibility',
  hotel: storyUuid('hotels/the-siren'),
  heading: 'Getting around',
  intro: 'Measured with a tape, in inches, by somebody who uses a chair.',
  contact: urlLink('mailto:the-siren@ash.example'),
  updated: '2026-05-04 10:00',
};
