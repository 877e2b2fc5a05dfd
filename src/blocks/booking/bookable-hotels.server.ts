import { mostStories, type ResolveContext } from '../contract/resolve-context.ts';
import type { Blocks } from '../registry/schemas.ts';
import { relatedAll } from '../stories/stories.ts';
import { type BookingHotel, bookingHotel } from './booking-hotel.ts';

export type BookableHotels = { hotels: BookingHotel[]; chosen: string | null };

/**
 * The hotels to choose from: those the editor names, else the page's own, else all that are not closed. They are fetched,
 * because a hotel's own page knows only its uuid.
 */
export async function bookableHotels(
  block: Pick<Blocks['booking_bar'], 'hotels' | 'default_hotel'>,
  context: ResolveContext,
): Promise<BookableHotels> {
  const named = (block.hotels ?? []).map(uuidOf).filter((uuid) => uuid !== '');
  const wanted = named.length > 0 ? named : context.hotel ? [context.hotel] : [];
  const hotels = await readHotels(wanted, context);
  const preferred = uuidOf(block.default_hotel) || context.hotel;
  return {
    hotels: hotels.map(bookingHotel),
    chosen: hotels.find(({ uuid }) => uuid === preferred)?.slug ?? null,
  };
}

/** Hotels by their uuids, in that order; all that are not closed when none is given. */
export async function readHotels(
  uuids: readonly string[],
  { content, version }: Pick<ResolveContext, 'content' | 'version'>,
) {
  const stories = await content.allStories({
    version,
    contentType: 'hotel',
    perPage: mostStories,
    ...(uuids.length > 0 ? { byUuids: uuids } : {}),
  });
  const hotels = relatedAll(stories, 'hotel').filter((hotel) => hotel.content.status !== 'closed');
  return uuids.length > 0 ? hotels.sort((a, b) => uuids.indexOf(a.uuid) - uuids.indexOf(b.uuid)) : hotels;
}

function uuidOf(reference: unknown): string {
  if (typeof reference === 'string') return reference;
  return typeof reference === 'object' && reference !== null && 'uuid' in reference ? String(reference.uuid) : '';
}
