import { readHotels } from '../../booking/bookable-hotels.server.ts';
import { type BookingHotel, bookingHotel } from '../../booking/booking-hotel.ts';
import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { related } from '../../stories/stories.ts';
import { type Countdown, countdown } from './countdown.ts';

export type ComingSoonData = { hotel: BookingHotel | null; countdown: Countdown };

/** The hotel and the days until it opens, counted once on the server, so that every visitor of a page reads the same. */
export async function resolveComingSoonHero(
  block: Blocks['coming_soon_hero'],
  context: ResolveContext,
): Promise<ComingSoonData> {
  const uuid = related(block.hotel, 'hotel')?.uuid ?? (typeof block.hotel === 'string' ? block.hotel : '');
  const wanted = uuid || context.hotel;
  const [story] = wanted ? await readHotels([wanted], context) : [];
  return {
    hotel: story ? bookingHotel(story) : null,
    countdown: countdown(block.opening_date, context.now, story?.content.timezone || 'UTC'),
  };
}
