import { type BookingHotel, bookingHotel } from '../booking/booking-hotel.ts';
import { mostStories, type ResolveContext } from '../contract/resolve-context.ts';
import { related, relatedAll, type StoryOf } from '../stories/stories.ts';

/** Data that a room's own story does not have. */
export type RoomViewData = {
  hotel: (BookingHotel & { feeNote: string | null }) | null;
  /** Words for the room's amenities, in their order. */
  amenities: string[];
  /** Other rooms of the hotel, where they are asked for. */
  others: StoryOf<'room'>[];
};

/** A room's hotel, its amenities by their names, and the hotel's other rooms. */
export async function resolveRoom(
  { uuid, content: room }: StoryOf<'room'>,
  context: ResolveContext,
  { others }: { others: boolean },
): Promise<RoomViewData> {
  const hotelUuid = related(room.hotel, 'hotel')?.uuid ?? (typeof room.hotel === 'string' ? room.hotel : '');
  const [names, hotel, rooms] = await Promise.all([
    context.content.datasource('room-amenities'),
    readHotel(room.hotel, context),
    others && hotelUuid ? readRooms(hotelUuid, context) : [],
  ]);
  const words = new Map(names.map(({ name, value }) => [value, name]));
  return {
    hotel: hotel && { ...bookingHotel(hotel), feeNote: hotel.content.mandatory_fee_note || null },
    amenities: (room.amenities ?? []).flatMap((value) => words.get(String(value)) ?? []),
    others: rooms.filter((other) => other.uuid !== uuid),
  };
}

/** On a page of its own hotel a room names that hotel by its uuid alone. */
async function readHotel(hotel: unknown, { content, version }: ResolveContext): Promise<StoryOf<'hotel'> | null> {
  const resolved = related(hotel, 'hotel');
  if (resolved || typeof hotel !== 'string' || hotel === '') return resolved;
  const { stories } = await content.stories({ version, contentType: 'hotel', byUuids: [hotel], perPage: 1 });
  return relatedAll(stories, 'hotel')[0] ?? null;
}

/** All rooms of a hotel, in their own order. */
export async function readRooms(hotel: string, { content, version }: ResolveContext): Promise<StoryOf<'room'>[]> {
  const stories = await content.allStories({
    version,
    contentType: 'room',
    perPage: mostStories,
    sortBy: 'content.sort:asc:int',
    filter: { hotel: { in: hotel } },
    resolveRelations: ['room.hotel'],
  });
  return relatedAll(stories, 'room');
}
