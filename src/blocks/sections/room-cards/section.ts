import { defineSection } from '../../contract/define-section.ts';
import { roomCardsBrowserData } from './browser-data.server.ts';
import { roomCardsExample } from './example.ts';
import { roomCardsStories } from './RoomCards.stories.ts';
import { resolveRoomCards } from './resolve.server.ts';
import { roomCards } from './schema.ts';

export const roomCardsSection = defineSection({
  schema: roomCards,
  example: roomCardsExample,
  stories: roomCardsStories,
  resolve: resolveRoomCards,
  component: () => import('./RoomCards.tsx').then((module) => module.RoomCards),
  hydrate: 'visible',
  browserData: roomCardsBrowserData,
  allowedIn: ['page', 'hotel', 'room'],
});
