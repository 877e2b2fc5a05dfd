import { type BookableHotels, bookableHotels } from '../../booking/bookable-hotels.server.ts';
import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';

/** The hotels that the bar offers, and which of them is chosen. */
export function resolveBookingBar(block: Blocks['booking_bar'], context: ResolveContext): Promise<BookableHotels> {
  return bookableHotels(block, context);
}
