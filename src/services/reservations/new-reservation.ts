import type { TicketPrice } from '#protocol/ticket-price.ts';
import type { ReservationTable } from './tables.ts';

/** A time at which something can be reserved. */
export type ReservableTime = {
  /** By the calendar of the place: `2026-12-03`. */
  day: string;
  /** Instants in ISO 8601, as `Date.toISOString` writes them; no end where none is known. */
  start: string;
  end: string | null;
  /** In words: `Thursday, 3 December 2026, 7:30 pm EST`, with the end where an event has one. */
  shown: string;
  /** Whose places it takes, each as long as there are: an event's day, or a venue's slots from its start to its end. */
  slots: readonly string[];
  /** Places of each slot. */
  capacity: number;
};

/** A reservation that a guest asks for, checked already. */
export type NewReservation = Pick<
  ReservationTable,
  'kind' | 'story' | 'title' | 'place' | 'path' | 'party' | 'name' | 'email' | 'phone' | 'note' | keyof TicketPrice
> & {
  time: ReservableTime;
  /** The same key twice is the same reservation: the second is answered with the first one. */
  dedupeKey: string;
};

/** A reservation as its guest and the staff see it. */
export type Reservation = Omit<ReservationTable, 'key_hash' | 'dedupe_key' | 'slots'> & { slots: string[] };

/** Not as many places are left in one of the slots; `left` is how many are. */
export type NotEnough = { ok: false; problem: 'not_enough'; left: number };

/** What has come to its end cannot be changed: it was cancelled, or its guests have come. */
export type Closed = { ok: false; problem: 'closed'; status: Reservation['status'] };
