import type { BedType } from '../../rooms/room-facts.ts';
import type { StoryOf } from '../../stories/stories.ts';

export type RoomFilter = { guests: number; bed: string; accessible: boolean };

/** The filter that the page's query asks for; what it does not name is not filtered by. */
export function roomFilter(query: URLSearchParams): RoomFilter {
  return {
    guests: Math.max(0, Number.parseInt(query.get('guests') ?? '', 10) || 0),
    bed: query.get('bed') ?? '',
    accessible: query.get('accessible') === '1',
  };
}

export function isFiltered({ guests, bed, accessible }: RoomFilter): boolean {
  return guests > 0 || bed !== '' || accessible;
}

export function filterRooms(rooms: readonly StoryOf<'room'>[], filter: RoomFilter): StoryOf<'room'>[] {
  return rooms.filter(
    ({ content }) =>
      Number(content.max_guests) >= filter.guests &&
      (filter.bed === '' || content.beds?.some(({ type }) => type === filter.bed)) &&
      (!filter.accessible || content.accessible === true),
  );
}

/** The kinds of bed that any of the rooms has, in the order they come. */
export function bedTypesOf(rooms: readonly StoryOf<'room'>[]): BedType[] {
  const types = rooms.flatMap(({ content }) => (content.beds ?? []).flatMap(({ type }) => (type ? [type] : [])));
  return [...new Set(types)];
}
