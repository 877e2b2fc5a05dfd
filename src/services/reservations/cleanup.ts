import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { repeatJob } from '../repeat-job.ts';
import type { ReservationTables } from './tables.ts';

/**
 * How long a reservation is kept after its day, in days: long enough to answer what a guest asks about the
 * evening. The privacy policy says it, too (content/products/policies.ts).
 */
export const reservationRetentionDays = 30;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Soon after the start, but not while everything else starts, in ms. */
const firstAfterMs = 20_000;
/** Reservations deleted in one transaction; between two, others have their turn. */
const batchSize = 100;

/** Deletes reservations whose day is past, with their mails, and the counts of those days. Answers how many there were. */
export async function deleteOldReservations(db: Kysely<ReservationTables>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - reservationRetentionDays * dayMs).toISOString().slice(0, 10);
  // A slot is an instant or a day: either begins with its day.
  await db.deleteFrom('reservation_slot').where('slot', '<', before).execute();
  for (let deleted = 0; ; ) {
    const batch = await db
      .selectFrom('reservation')
      .select('id')
      .where('day', '<', before)
      .orderBy('day')
      .limit(batchSize)
      .execute();
    const ids = batch.map(({ id }) => id);
    if (ids.length > 0) await removeReservations(db, ids);
    deleted += ids.length;
    if (ids.length < batchSize) return deleted;
    await setImmediate();
  }
}

async function removeReservations(db: Kysely<ReservationTables>, ids: string[]): Promise<void> {
  await db.transaction().execute(async (inside) => {
    await inside.deleteFrom('outbox_mail').where('related_id', 'in', ids).execute();
    await inside.deleteFrom('reservation').where('id', 'in', ids).execute();
  });
}

/** Deletes soon after the start and then every hour; `close` stops that. */
export function startReservationCleanup(
  reservations: { cleanup: (now: Date) => Promise<number> },
  report: (message: string, error: unknown) => void,
): { close: () => Promise<void> } {
  return repeatJob(() => reservations.cleanup(new Date()), {
    firstAfter: firstAfterMs,
    every: hourMs,
    onError: (error) => report('Old reservations could not be deleted.', error),
  });
}
