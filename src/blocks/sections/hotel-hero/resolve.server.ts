import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { type BookingBarData, resolveBookingBar } from '../booking-bar/resolve.server.ts';
import { scrimOver } from './scrim.server.ts';

export type HotelHeroData = {
  /** The hotels that the booking bar under the hero books, where there is one. */
  booking: BookingBarData | null;
  /** Opacity of the brand's dark colour between picture and text, in per cent; null keeps a solid plate. */
  scrim: number | null;
};

/** What lies over and under a hero's picture; null where that is nothing. */
export async function resolveHotelHero(
  block: Blocks['hotel_hero'],
  context: ResolveContext,
): Promise<HotelHeroData | null> {
  const booking = block.show_booking_bar
    ? await resolveBookingBar({ _uid: block._uid, component: 'booking_bar' }, context)
    : null;
  const scrim = context.deep ? scrimOver(block, context.deep) : null;
  return booking || scrim !== null ? { booking, scrim } : null;
}
