import { engineParameters } from './booking-engine.ts';
import { type BookingFields, bookingLink } from './booking-link.ts';
import { embeddedBookingPath } from './rates.ts';

/** A room of several, by the engine's own code, and who sleeps in it. */
export type RoomOfVisit = { room: string; adults: number; children: number };

/** The days of a visit, `YYYY-MM-DD`, and its promotion code. */
export type VisitStay = { arrive: string; depart: string; promo?: string | null };

/**
 * The page of the demonstration's engine where several rooms of a hotel are booked together: that of one room with `/visit`
 * behind the engine's name, and each room as `{code}:{adults}:{children}`. `null` for every other engine.
 */
export function visitLink(hotel: BookingFields, stay: VisitStay, rooms: readonly RoomOfVisit[]): string | null {
  const link = bookingLink(hotel, { ...stay, adults: 0, children: 0 });
  if (!link?.startsWith(`${embeddedBookingPath}/`) || !hotel.booking_engine || hotel.booking_engine === 'none')
    return null;
  const [page = '', search = ''] = link.split('?', 2);
  const query = new URLSearchParams(search);
  const name = engineParameters[hotel.booking_engine].room;
  for (const { room, adults, children } of rooms) query.append(name, `${room}:${adults}:${children}`);
  return `${page}/visit?${query}`;
}
