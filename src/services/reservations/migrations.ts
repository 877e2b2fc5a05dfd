import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { outboxCalendarMigration } from '../outbox/0003-calendar.ts';
import { outboxMigration } from '../outbox/migration.ts';

/** The tables of reservations, and the outbox that their mails go to. */
export const reservationMigrations: Record<string, Migration> = {
  '0001_outbox': outboxMigration,
  // An outbox of before has no calendar entries yet.
  '0002_outbox_calendar': outboxCalendarMigration,
  '0003_reservations': {
    async up(db: Kysely<unknown>) {
      await createReservations(db);
      await createSlots(db);
    },
  },
  '0004_ticket_price': {
    async up(db: Kysely<unknown>) {
      for (const column of ['price', 'unit_amount', 'unit_currency']) {
        await db.schema
          .alterTable('reservation')
          .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
          .execute();
      }
    },
  },
};

async function createReservations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reservation')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('dedupe_key', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('story', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text')
    .addColumn('shown_time', 'text', (c) => c.notNull())
    .addColumn('slots', 'text', (c) => c.notNull())
    .addColumn('party', 'integer', (c) => c.notNull().check(sql`party > 0`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'text')
    .addColumn('cancelled_at', 'text')
    .execute();
  await db.schema.createIndex('reservation_day').on('reservation').columns(['day', 'story', 'starts_at']).execute();
}

async function createSlots(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reservation_slot')
    .addColumn('story', 'text', (c) => c.notNull())
    .addColumn('slot', 'text', (c) => c.notNull())
    .addColumn('taken', 'integer', (c) => c.notNull().check(sql`taken >= 0`))
    .addPrimaryKeyConstraint('reservation_slot_key', ['story', 'slot'])
    .execute();
}
