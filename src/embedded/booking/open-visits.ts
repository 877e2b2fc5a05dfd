import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { openDatabase } from '#services/database/open-database.ts';
import { newReference } from '#services/inbox/reference.ts';
import { outboxMigration } from '#services/outbox/migration.ts';
import { queueMail } from '#services/outbox/queue-mail.ts';
import type { OutboxTables } from '#services/outbox/tables.ts';
import { secretHash } from '#services/secret.ts';
import { addDays } from './calendar.ts';
import { roomsOn, type TakenRooms } from './nightly-rates.ts';
import { goneText, nightsTaken, type Visit } from './visit.ts';
import { visitMail } from './visit-mail.ts';

/** Visits that are over are deleted so many days later. */
const keptDays = 30;

type Tables = OutboxTables & {
  booking_visit: {
    id: string;
    reference: string;
    /** SHA-256 of the key that the page of the form was made with. */
    key_hash: string;
    name: string;
    email: string;
    depart: string;
    /** JSON of the rooms and what they cost. */
    visit: string;
    created_at: string;
  };
  booking_night: { hotel: string; room: string; night: string; taken: number };
};

const migrations: Record<string, Migration> = {
  '0001_visits': {
    async up(db: Kysely<unknown>) {
      const visit = db.schema.createTable('booking_visit').addColumn('id', 'text', (c) => c.primaryKey());
      await visit
        .addColumn('reference', 'text', (c) => c.notNull())
        .addColumn('key_hash', 'text', (c) => c.notNull().unique())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('depart', 'text', (c) => c.notNull())
        .addColumn('visit', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('booking_night')
        .addColumn('hotel', 'text', (c) => c.notNull())
        .addColumn('room', 'text', (c) => c.notNull())
        .addColumn('night', 'text', (c) => c.notNull())
        .addColumn('taken', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('booking_night_key', ['hotel', 'room', 'night'])
        .execute();
    },
  },
  '0002_outbox': outboxMigration,
};

export type Guest = { name: string; email: string };
export type BookedVisit = Guest & { reference: string; visit: Visit };

/** What guests have booked at the demonstration's engines. Every answer is given once it is durable. */
export type Visits = {
  /** The rooms of a hotel that are taken on the nights from one day until before another. */
  taken: (hotel: string, from: string, until: string) => Promise<TakenRooms>;
  /** Books all rooms or none. The same key twice is one visit. */
  book: (key: string, visit: Visit, guest: Guest, now: Date) => Promise<{ ok: true } | { ok: false; problem: string }>;
  /** The visit of a key; null where there is none. */
  find: (key: string) => Promise<BookedVisit | null>;
  close: () => Promise<void>;
};

class RoomGone extends Error {
  override name = 'RoomGone';
}

export type VisitOptions = {
  /** As in `openDatabase`. */
  database: string;
  /** The confirmation of a visit, by its key, as mails link to it. */
  linkOf: (key: string) => string;
  /** Called after each visit that was booked: there is mail in the outbox. */
  afterCommit: () => void;
};

export async function openVisits({ database, linkOf, afterCommit }: VisitOptions): Promise<Visits> {
  const { db, close } = await openDatabase<Tables>(database, 'booking', migrations);
  return {
    async taken(hotel, from, until) {
      const rows = await db
        .selectFrom('booking_night')
        .select(['room', 'night', 'taken'])
        .where('hotel', '=', hotel)
        .where('night', '>=', from)
        .where('night', '<', until)
        .execute();
      const counts = new Map(rows.map(({ room, night, taken }) => [`${room} ${night}`, taken]));
      return (code, date) => counts.get(`${code} ${date}`) ?? 0;
    },
    async book(key, visit, guest, now) {
      try {
        await db.transaction().execute((inside) => store(inside, { key, visit, guest, link: linkOf(key), now }));
        afterCommit();
        return { ok: true };
      } catch (error) {
        if (error instanceof RoomGone) return { ok: false, problem: error.message };
        throw error;
      }
    },
    async find(key) {
      const row = await db
        .selectFrom('booking_visit')
        .select(['reference', 'name', 'email', 'visit'])
        .where('key_hash', '=', secretHash(key))
        .executeTakeFirst();
      return row ? { ...row, visit: JSON.parse(row.visit) as Visit } : null;
    },
    close,
  };
}

/** Throws RoomGone, which undoes the transaction: a room is taken only where one is left, in one statement. */
async function store(
  db: Kysely<Tables>,
  { key, visit, guest, link, now }: { key: string; visit: Visit; guest: Guest; link: string; now: Date },
): Promise<void> {
  await deleteOld(db, now);
  const row = { id: randomUUID(), reference: newReference(), key_hash: secretHash(key), ...guest };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('booking_visit')
    .values({ ...row, depart: visit.depart, visit: JSON.stringify(visit), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return;
  for (const { code, name, night, count } of nightsTaken(visit)) {
    const of = { hotel: visit.hotel, room: code, night };
    await db
      .insertInto('booking_night')
      .values({ ...of, taken: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { numUpdatedRows } = await db
      .updateTable('booking_night')
      .set((eb) => ({ taken: eb('taken', '+', count) }))
      .where((eb) => eb.and(of))
      .where('taken', '<=', roomsOn(code, night) - count)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new RoomGone(goneText(name, count));
  }
  const { reference } = row;
  await queueMail(db, await visitMail({ visit, reference, recipient: guest.email, link, now }), now);
}

async function deleteOld(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = addDays(now.toISOString().slice(0, 10), -keptDays);
  await db.deleteFrom('booking_visit').where('depart', '<', before).execute();
  await db.deleteFrom('booking_night').where('night', '<', before).execute();
}
