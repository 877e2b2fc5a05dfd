import { formatMoney } from '#protocol/money.ts';
import { dayWords, nightCount } from './calendar.ts';
import type { Visit, VisitRoom } from './visit.ts';

/** `Friday, 15 January 2027 to Sunday, 17 January 2027, 2 nights` */
export function daysOf({ arrive, depart }: Visit): string {
  return `${dayWords(arrive)} to ${dayWords(depart)}, ${counted(nightCount(arrive, depart), 'night')}`;
}

/** `2 adults and 1 child` */
export function guestsOf({ adults, children }: VisitRoom): string {
  const grown = counted(adults, 'adult');
  return children === 0 ? grown : `${grown} and ${children} ${children === 1 ? 'child' : 'children'}`;
}

export function moneyOf({ currency }: Visit, amount: string): string {
  return formatMoney({ amount, currencyCode: currency });
}

/** Where the hotel is, when its rooms are free, and who changes or cancels a booking; a line each. */
export function contactLines({ contact }: Visit): string[] {
  if (!contact) return [];
  const { address, phone, checkIn, checkOut } = contact;
  return [
    address,
    checkIn && checkOut && `Check-in from ${clock(checkIn)}, check-out by ${clock(checkOut)}`,
    phone && `To change or cancel, call ${phone}`,
  ].filter(Boolean);
}

/** `3 pm` of `15:00`. */
function clock(time: string): string {
  const shown = new Date(`1970-01-01T${time}Z`).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });
  return shown.toLowerCase().replace(':00', '').replace('12 pm', 'noon');
}

/** `Your room is booked`, as the heading of the page and the mail. */
export function bookedWords({ rooms }: Visit): string {
  return rooms.length === 1 ? 'Your room is booked' : 'Your rooms are booked';
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
