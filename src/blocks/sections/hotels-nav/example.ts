import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const hotelsNavExample: Blocks['hotels_nav'] = {
  _uid: 'example-hotels-nav',
  component: 'hotels_nav',
  hotels: ['the-siren', 'peter-and-paul', 'ulysses', 'shenandoah-mansions', 'neptune'].map((slug) =>
    storyUuid(`hotels/${slug}`),
  ),
  show_coming_soon: true,
  style: 'bar',
  label: 'Hotels',
};
