import type { StoryOf } from '../stories/stories.ts';
import type { RoomViewData } from './room-data.server.ts';

/** What `/api/rooms/…` answers. */
export type RoomAnswer = { room: StoryOf<'room'>; data: RoomViewData };

/** Longest wait for a room, in ms. */
const timeLimitMs = 8_000;

const cache = new Map<string, Promise<RoomAnswer>>();

/** A room with data that its own story lacks; fetched once per page load. Failures are not cached. */
export function fetchRoom(fullSlug: string): Promise<RoomAnswer> {
  const cached = cache.get(fullSlug);
  if (cached) return cached;
  const answer = readRoom(fullSlug);
  cache.set(fullSlug, answer);
  answer.catch(() => cache.delete(fullSlug));
  return answer;
}

async function readRoom(fullSlug: string): Promise<RoomAnswer> {
  const response = await fetch(`/api/rooms/${fullSlug}`, { signal: AbortSignal.timeout(timeLimitMs) });
  if (!response.ok) throw new Error(`/api/rooms/${fullSlug} answered ${response.status}`);
  return response.json() as Promise<RoomAnswer>;
}
