import type { StoryOf } from '../stories/stories.ts';
import type { RoomViewData } from './room-data.server.ts';

/** What `/api/rooms/…` answers. */
export type RoomAnswer = { room: StoryOf<'room'>; data: RoomViewData };

/** Longest wait for a room, in ms. */
const timeout = 8_000;

const kept = new Map<string, Promise<RoomAnswer>>();

/** A room with what its own story does not say; asked for once a visit. A failure is forgotten, so that it can be tried again. */
export function fetchRoom(fullSlug: string): Promise<RoomAnswer> {
  const asked = kept.get(fullSlug);
  if (asked) return asked;
  const answer = readRoom(fullSlug);
  kept.set(fullSlug, answer);
  answer.catch(() => kept.delete(fullSlug));
  return answer;
}

async function readRoom(fullSlug: string): Promise<RoomAnswer> {
  const response = await fetch(`/api/rooms/${fullSlug}`, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`/api/rooms/${fullSlug} answered ${response.status}`);
  return response.json() as Promise<RoomAnswer>;
}
