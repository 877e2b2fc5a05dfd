import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { priceFacts } from '#protocol/ticket-price.ts';
import { countOf } from './count-of.ts';
import type { Reservation } from './new-reservation.ts';

/** How long a table is written into a calendar where its end is not known, in ms. */
const usualLengthMs = 2 * 3_600_000;

/**
 * A reservation as an iCalendar file (RFC 5545). A later revision takes an earlier one's place; a cancelled one takes it out.
 * `link` leads to the page where it can be changed; null in what must not carry it.
 */
export function reservationCalendar(reservation: Reservation, link: string | null): string {
  const { id, title, place, starts_at, ends_at, revision, status, reference, created_at } = reservation;
  const isCancelled = status === 'cancelled';
  const price = priceFacts(reservation, reservation.party).map((fact) => fact.join(': '));
  const start = new Date(starts_at);
  const changed = new Date(reservation.cancelled_at ?? reservation.changed_at ?? created_at);
  const calendar = ical({
    prodId: { company: 'ash hotels', product: 'reservations' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `reservation-${id}`,
    sequence: revision,
    stamp: changed,
    start,
    end: ends_at ? new Date(ends_at) : new Date(start.getTime() + usualLengthMs),
    summary: `${title}, ${countOf(reservation)}`,
    location: place,
    description: [[`Reference ${reference}`, ...price].join('\n'), link].filter(Boolean).join('\n\n'),
    ...(link ? { url: link } : {}),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
}
