import { type BookingBarData, resolveBookingBar } from '../booking-bar/resolve.server.ts';
import type { ResolveContext } from '../resolve-context.ts';
import type { Blocks } from '../schemas.ts';

/** The hotels that the booking bar under the hero books, where there is one. */
export async function resolveHotelHero(
  block: Blocks['hotel_hero'],
  context: ResolveContext,
): Promise<BookingBarData | null> {
  if (!block.show_booking_bar) return null;
  return resolveBookingBar({ _uid: block._uid, component: 'booking_bar' }, context);
}
