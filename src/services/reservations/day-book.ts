import type { Kysely } from 'kysely';
import type { Reservation } from './new-reservation.ts';
import { lockReservation, readRow, reservationColumns } from './reservation-row.ts';
import type { ReservationTables } from './tables.ts';

/** A venue or event that has reservations. */
export type ReservedPlace = { story: string; title: string };

/** The reservations as the staff works with them. */
export type DayBook = {
  /** Those of a day, by time and name; of one venue or event, or of all. */
  list: (day: string, story: string | null) => Promise<Reservation[]>;
  /** What is reserved from a day on. */
  places: (from: string) => Promise<ReservedPlace[]>;
  /** Null when there is none. */
  get: (id: string) => Promise<Reservation | null>;
  /** Notes that the guests have come, or takes that back; a cancelled one stays cancelled. */
  setArrived: (id: string, hasArrived: boolean) => Promise<void>;
};

export function createDayBook(db: Kysely<ReservationTables>): DayBook {
  return {
    async list(day, story) {
      const rows = await db
        .selectFrom('reservation')
        .select(reservationColumns)
        .where('day', '=', day)
        .$if(story !== null, (query) => query.where('story', '=', story ?? ''))
        .orderBy('title')
        .orderBy('starts_at')
        .orderBy('name')
        .orderBy('id')
        .execute();
      return rows.map(readRow);
    },
    async places(from) {
      const rows = await db
        .selectFrom('reservation')
        .select(['story', (eb) => eb.fn.max('title').as('title')])
        .where('day', '>=', from)
        .groupBy('story')
        .execute();
      return rows.sort((a, b) => a.title.localeCompare(b.title));
    },
    async get(id) {
      const row = await db.selectFrom('reservation').select(reservationColumns).where('id', '=', id).executeTakeFirst();
      return row ? readRow(row) : null;
    },
    async setArrived(id, hasArrived) {
      await db.transaction().execute(async (inside) => {
        const reservation = await lockReservation(inside, 'id', id);
        if (!reservation || reservation.status === 'cancelled') return;
        const status = hasArrived ? 'arrived' : 'confirmed';
        await inside.updateTable('reservation').set({ status }).where('id', '=', id).execute();
      });
    },
  };
}
