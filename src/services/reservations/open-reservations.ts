import { openDatabase } from '../database/open-database.ts';
import { secretHash } from '../secret.ts';
import { deleteOldReservations } from './cleanup.ts';
import { createDayBook, type DayBook } from './day-book.ts';
import { reservationMigrations } from './migrations.ts';
import type { Closed, NewReservation, NotEnough, ReservableTime, Reservation } from './new-reservation.ts';
import { reservationCalendar } from './reservation-calendar.ts';
import { reservationPath } from './reservation-mails.ts';
import { readRow, reservationColumns } from './reservation-row.ts';
import { type Canceller, cancelReservation, changeReservation, type Reserved, reserve } from './reserve.ts';
import type { ReservationTables } from './tables.ts';
import { type SlotChange, takenPlaces } from './take-places.ts';

/** Tables at venues and tickets to events. Every answer is given once it is durable; no place is given twice. */
export type Reservations = {
  reserve: (wanted: NewReservation, now: Date) => Promise<Reserved | NotEnough>;
  /** How many places of each slot of a story are taken; a slot that nobody reserved is missing. */
  taken: (story: string, slots: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** The reservation of a mailed link; null when there is none. */
  find: (key: string) => Promise<Reservation | null>;
  change: (
    key: string,
    change: { time: ReservableTime; party: number },
    now: Date,
  ) => Promise<{ ok: true; reservation: Reservation } | NotEnough | Closed | null>;
  cancel: (by: Canceller, now: Date) => Promise<{ ok: true; reservation: Reservation } | Closed | null>;
  /** The calendar entry of a reservation (RFC 5545). */
  calendar: (reservation: Reservation, key: string) => string;
  /** Hears, after each change made here, of the slots of which other places are left from now on. */
  onPlaces: (listener: (change: PlacesChange) => void) => void;
  /** What the staff reads and notes. */
  dayBook: DayBook;
  /** Deletes what is past. Answers how many reservations there were. */
  cleanup: (now: Date) => Promise<number>;
  close: () => Promise<void>;
};

export type PlacesChange = Pick<Reservation, 'kind' | 'story'> & { places: readonly SlotChange[] };

export type ReservationOptions = {
  /** As in `openDatabase`. */
  database: string;
  /** The site's origin, for links in mails. */
  publicUrl: string;
  /** Secret of the installation, which the keys of links are made with. */
  keySecret: string;
  /** Called after each change that a guest is told of: there is mail in the outbox. */
  afterCommit: () => void;
};

export async function openReservations(options: ReservationOptions): Promise<Reservations> {
  const { publicUrl, afterCommit } = options;
  const listeners: ((change: PlacesChange) => void)[] = [];
  const { db, close } = await openDatabase<ReservationTables>(options.database, 'reservation', reservationMigrations);
  const announced = <
    Answer extends { ok: true; reservation: Reservation; places: SlotChange[] } | { ok: false } | null,
  >(
    answer: Answer,
  ): Answer => {
    if (answer?.ok) {
      const { reservation, places } = answer;
      afterCommit();
      for (const listener of listeners) listener({ kind: reservation.kind, story: reservation.story, places });
    }
    return answer;
  };
  return {
    reserve: async (wanted, now) => announced(await reserve(db, withoutNulls(wanted), options, now)),
    taken: (story, slots) => takenPlaces(db, story, slots),
    async find(key) {
      const row = await db
        .selectFrom('reservation')
        .select(reservationColumns)
        .where('key_hash', '=', secretHash(key))
        .executeTakeFirst();
      return row ? readRow(row) : null;
    },
    change: async (key, change, now) => announced(await changeReservation(db, key, change, options, now)),
    cancel: async (by, now) => announced(await cancelReservation(db, by, options, now)),
    calendar: (reservation, key) => reservationCalendar(reservation, publicUrl + reservationPath(key)),
    onPlaces: (listener) => void listeners.push(listener),
    dayBook: createDayBook(db),
    cleanup: (now) => deleteOldReservations(db, now),
    close,
  };
}

/** PostgreSQL has no place for the null character in a text, and no form has a use for it. */
function withoutNulls(wanted: NewReservation): NewReservation {
  const clean = (text: string) => text.replaceAll('\0', '');
  const { name, email, phone, note } = wanted;
  return { ...wanted, name: clean(name), email: clean(email), phone: clean(phone), note: clean(note) };
}
