import { type BookableHotels, bookableHotels } from '../../booking/bookable-hotels.server.ts';
import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { scrimOver } from './scrim.server.ts';

export type HotelHeroData = {
  /** The hotels that the booking bar under the hero books, where there is one. */
  booking: BookableHotels | null;
  /** Opacity of the brand's dark colour between picture and text, in per cent; null keeps a solid plate. */
  scrim: number | null;
};

/** What lies over and under a hero's picture; null where that is nothing. */
export async function resolveHotelHero(
  block: Blocks['hotel_hero'],
  context: ResolveContext,
): Promise<HotelHeroData | null> {
  const booking = block.show_booking_bar ? await bookableHotels({}, context) : null;
  const scrim = context.deep ? scrimOver(block, context.deep) : null;
  return booking || scrim !== null ? { booking, scrim } : null;
}
