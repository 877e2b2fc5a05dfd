import { useBlockSurroundings } from '#blocks/contract/block-context.ts';
import type { EventDates } from '#blocks/events/event-state.ts';
import type { RoomViewData } from '#blocks/rooms/room-data.server.ts';
import type { MoodData } from '../mood/load-mood-page.server.ts';

/** What the page of a story fetches beside the story, by its content type; `load-story.server.ts` reads it. */
export type StoryData = { event: EventDates; room: RoomViewData; mood_entry: MoodData };

/** What was fetched for the page of this story; `null` where nothing was. */
export function useStoryData<Type extends keyof StoryData>(content: {
  component: Type;
  _uid: string;
}): StoryData[Type] | null {
  // `load-story.server.ts` stored it under the id of the story's content.
  return (useBlockSurroundings().data[content._uid] ?? null) as StoryData[Type] | null;
}
