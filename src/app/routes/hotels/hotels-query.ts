import { type AccessKind, isAccessKind } from './access-kinds.ts';

/** Most rooms side by side. */
export const mostCompared = 6;

/** What `/hotels` is asked for beside the stay. */
export type HotelsQuery = {
  /** Slugs; `''` is any. */
  hotel: string;
  city: string;
  /** The room that a link names. */
  room: string;
  access: AccessKind[];
  /** Rooms to compare, each `hotel/room`, or `all` that are shown. */
  compare: string[];
  /** Only rooms that are free for the stay. */
  open: boolean;
  /** The guest wants two rooms, though one might do. */
  two: boolean;
  /** The guest wants to see rooms without days, and the stored ones forgotten. */
  forget: boolean;
};

export function readHotelsQuery(query: URLSearchParams): HotelsQuery {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100);
  return {
    hotel: text('hotel'),
    city: text('city'),
    room: text('room'),
    access: [...new Set(query.getAll('access').filter(isAccessKind))],
    compare: [...new Set(query.getAll('compare').map((key) => key.slice(0, 200)))].slice(0, mostCompared),
    open: query.get('open') === '1',
    two: query.get('rooms') === '2',
    forget: query.get('dates') === 'none',
  };
}
