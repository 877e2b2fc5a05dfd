import { noPrice } from '#protocol/ticket-price.ts';
import { openDatabase } from '#services/database/open-database.ts';
import { reservationMigrations } from '#services/reservations/migrations.ts';
import type { NewReservation, ReservableTime } from '#services/reservations/new-reservation.ts';
import { openReservations } from '#services/reservations/open-reservations.ts';
import type { ReservationTables } from '#services/reservations/tables.ts';
import { inboxDatabases } from '../inbox/inbox-databases.ts';

export const publicUrl = 'https://ash.example';
export const reservationDatabases = inboxDatabases;

/** Reservations on a database of their own, as two processes have them; `db` reads what is stored. */
export async function startReservationTest({ open }: (typeof inboxDatabases)[number]) {
  const { location, drop } = await open();
  let wakes = 0;
  const afterCommit = () => {
    wakes += 1;
  };
  const start = () => openReservations({ database: location, publicUrl, keySecret: 'secret', afterCommit });
  const [reservations, other] = [await start(), await start()];
  const { db, close } = await openDatabase<ReservationTables>(location, 'reservation', reservationMigrations);
  return {
    ...{ reservations, other, db, location },
    /** How often mail was announced. */
    wakes: () => wakes,
    async close() {
      await Promise.all([reservations.close(), other.close(), close()]);
      await drop();
    },
  };
}

/** A quarter of an hour by its number on an evening, as a table of an hour takes it; ten seats. */
export function tableAt(quarter: number, changes: Partial<ReservableTime> = {}): ReservableTime {
  const at = (index: number) => new Date(Date.parse('2026-12-03T23:00:00Z') + index * 900_000).toISOString();
  return {
    day: '2026-12-03',
    start: at(quarter),
    end: at(quarter + 4),
    shown: `Thursday, 3 December 2026, quarter ${quarter}`,
    slots: [0, 1, 2, 3].map((index) => at(quarter + index)),
    capacity: 10,
    ...changes,
  };
}

/** Twenty stools on a day. */
export const ticketTime: ReservableTime = {
  day: '2026-12-01',
  start: '2026-12-01T23:30:00.000Z',
  end: null,
  shown: 'Tuesday, 1 December 2026, 6:30 pm EST',
  slots: ['2026-12-01'],
  capacity: 20,
};

let count = 0;

/** A table for two that differs from every other one. */
export function wanted(changes: Partial<NewReservation> = {}): NewReservation {
  count += 1;
  return {
    kind: 'table',
    story: 'uuid-gold-room',
    title: 'The Gold Room',
    place: '7 Gilt Street, Baltimore, MD 21202',
    path: '/dining/the-gold-room',
    time: tableAt(0),
    party: 2,
    name: 'June Carter',
    email: 'june.carter@example.com',
    phone: '',
    note: '',
    ...noPrice,
    dedupeKey: `key-${count}`,
    ...changes,
  };
}
