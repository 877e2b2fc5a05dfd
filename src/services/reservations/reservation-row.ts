import type { Kysely } from 'kysely';
import { databaseKind } from '../database/database-kind.ts';
import type { Reservation } from './new-reservation.ts';
import type { ReservationTable, ReservationTables } from './tables.ts';

export const reservationColumns = [
  ...['id', 'reference', 'kind', 'story', 'title', 'place', 'path', 'day', 'starts_at', 'ends_at'],
  ...['shown_time', 'slots', 'party', 'name', 'email', 'phone', 'note', 'status', 'revision'],
  ...['price', 'unit_amount', 'unit_currency'],
  ...['created_at', 'changed_at', 'cancelled_at'],
] as (keyof ReservationTable & keyof Reservation)[];

type Row = Omit<ReservationTable, 'key_hash' | 'dedupe_key'>;

export function readRow({ slots, ...row }: Row): Reservation {
  return { ...row, slots: JSON.parse(slots) };
}

/** A reservation that nobody else may change before the transaction ends; null when there is none. */
export async function lockReservation(
  db: Kysely<ReservationTables>,
  column: 'id' | 'key_hash',
  value: string,
): Promise<Reservation | null> {
  const row = await db
    .selectFrom('reservation')
    .select(reservationColumns)
    .where(column, '=', value)
    // SQLite locks the whole database when a transaction begins.
    .$if(databaseKind(db) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? readRow(row) : null;
}
