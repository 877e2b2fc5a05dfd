import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Visit } from './visit.ts';

/** A visit as an iCalendar file (RFC 5545): whole days, from that of arrival to that of departure. */
export function visitCalendar(
  { arrive, depart, hotelName, contact, rooms }: Visit,
  reference: string,
  stamp: Date,
): string {
  const calendar = ical({
    prodId: { company: 'ash hotels', product: 'booking engine' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `visit-${reference}`,
    stamp,
    start: new Date(arrive),
    end: new Date(depart),
    allDay: true,
    timezone: 'UTC',
    summary: `${hotelName ?? 'Hotel'}: ${rooms.map(({ name }) => name).join(' and ')}`,
    description: `Reference ${reference}`,
    ...(contact?.address && { location: contact.address }),
  });
  return `${calendar.toString()}\r\n`;
}
