import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const eventsCardExample: Blocks['events_card'] = {
  _uid: 'example-events-card',
  component: 'events_card',
  event: storyUuid('hotels/peter-and-paul/events/organ-practice'),
  size: 'm',
  show_image: true,
  cta_label: 'About the evening',
};
