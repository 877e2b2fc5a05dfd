import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const roomServiceMenuExample: Blocks['room_service_menu'] = {
  _uid: 'example-room-service-menu',
  component: 'room_service_menu',
  menu: storyUuid('dining/karls/breakfast'),
  hours: 'From half past six in the morning until two at night.',
  order_phone: '+1 313-555-0107',
  note: 'The kitchen uses wheat, milk, eggs and nuts. Tell whoever answers.',
};
