import { type BookableHotels, bookableHotels } from '../../booking/bookable-hotels.server.ts';
import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { heroScrim, type Scrim } from './scrim.server.ts';

export type HotelHeroData = {
  /** The hotels that the booking bar under the hero books, where there is one. */
  booking: BookableHotels | null;
  /** What lies between picture and text; null keeps a solid plate. */
  scrim: Scrim | null;
};

/** What lies over and under a hero's picture; null where that is nothing. */
export async function resolveHotelHero(
  block: Blocks['hotel_hero'],
  context: ResolveContext,
): Promise<HotelHeroData | null> {
  const booking = block.show_booking_bar ? await bookableHotels({}, context) : null;
  const { deep, deepAtNight = deep } = context;
  const scrim = deep && deepAtNight ? heroScrim(block, { day: deep, night: deepAtNight }) : null;
  return booking || scrim ? { booking, scrim } : null;
}
