import { storyLink } from '../../examples/example-link.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const eventsSliderExample: Blocks['events_slider'] = {
  _uid: 'example-events-slider',
  component: 'events_slider',
  heading: 'On in the houses',
  source: 'all',
  limit: '10',
  autoplay: false,
  interval: '6',
  view_all: storyLink('hotels/ulysses/events'),
};
