import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const specialOffersExample: Blocks['special_offers'] = {
  _uid: 'example-special-offers',
  component: 'special_offers',
  heading: 'Cheaper this month',
  source: 'manual',
  offers: ['offers/sunday-night', 'offers/three-for-two', 'offers/train-ticket'].map(storyUuid),
  limit: '6',
  show_expired: false,
};
