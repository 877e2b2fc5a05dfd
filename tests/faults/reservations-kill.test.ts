import { describe, expect, onTestFinished, test } from 'vitest';
import { startSenders } from '#cli/faults/senders.ts';
import { openDatabase } from '#services/database/open-database.ts';
import { reservationMigrations } from '#services/reservations/migrations.ts';
import type { ReservationTables } from '#services/reservations/tables.ts';
import { reservationDatabases, tableAt, wanted } from '../contract/reservations/reservation-test.ts';
import { kill, start } from './started-process.ts';

const SENDERS = 10;
/** Reservations that are answered between two kills: not the same number each time, so that kills come at different points. */
const ANSWERED_BEFORE_KILL = [1, 9, 4];
/** Fewer than are asked for, so that the last ones are refused. */
const CAPACITY = 50;

/** What was answered to a guest's form; null when the connection was lost, or there was no answer. */
async function post(origin: string, dedupeKey: string): Promise<string | null> {
  const form = wanted({ dedupeKey, party: 2, time: tableAt(0, { capacity: CAPACITY }) });
  try {
    const body = JSON.stringify(form);
    const answer = await fetch(origin, { method: 'POST', body, signal: AbortSignal.timeout(10_000) });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

describe.each(reservationDatabases)('reservations killed while tables are reserved, on $name', (database) => {
  test('have every confirmed one once, with its mail and its seats', async () => {
    const { location, drop } = await database.open();
    onTestFinished(drop);
    let service = await start('reservations-process.ts', location);
    onTestFinished(() => kill(service.process));
    const { db, close } = await openDatabase<ReservationTables>(location, 'reservation', reservationMigrations);
    onTestFinished(close);
    const senders = startSenders(SENDERS, (form) => post(service.origin, form));
    onTestFinished(senders.abandon);
    for (const answered of ANSWERED_BEFORE_KILL) {
      await senders.more(answered);
      await kill(service.process);
      service = await start('reservations-process.ts', location);
    }
    await senders.more(CAPACITY);
    await senders.finish();
    expect(senders.resent()).toBeGreaterThan(0);

    const stored = await db.selectFrom('reservation').select(['id', 'dedupe_key', 'reference']).execute();
    const confirmed = [...senders.thanked].filter(([, answer]) => answer !== 'full');
    expect(stored.map(({ dedupe_key, reference }) => [dedupe_key, reference]).sort()).toEqual(confirmed.sort());
    expect(stored).toHaveLength(CAPACITY / 2);
    const mails = await db.selectFrom('outbox_mail').select('related_id').execute();
    expect(mails.map((mail) => mail.related_id).sort()).toEqual(stored.map(({ id }) => id).sort());
    const slots = await db.selectFrom('reservation_slot').select('taken').execute();
    expect(slots.map(({ taken }) => taken)).toEqual(tableAt(0).slots.map(() => CAPACITY));
  }, 60_000);
});
