import { defineSection } from '../../contract/define-section.ts';
import { roomServiceMenuExample } from './example.ts';
import { roomServiceMenuStories } from './RoomServiceMenu.stories.ts';
import { roomServiceMenu } from './schema.ts';

export const roomServiceMenuSection = defineSection({
  schema: roomServiceMenu,
  example: roomServiceMenuExample,
  stories: roomServiceMenuStories,
  component: () => import('./RoomServiceMenu.tsx').then((module) => module.RoomServiceMenu),
  hydrate: 'visible',
  allowedIn: ['page'],
});
