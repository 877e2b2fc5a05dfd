import { createHmac, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { newReference } from '../inbox/reference.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { secretHash } from '../secret.ts';
import type { Closed, NewReservation, NotEnough, ReservableTime, Reservation } from './new-reservation.ts';
import { reservationMail } from './reservation-mails.ts';
import { lockReservation, readRow, reservationColumns } from './reservation-row.ts';
import type { ReservationTables } from './tables.ts';
import { changePlaces, PlacesMissing, type SlotChange, withPlaces } from './take-places.ts';

type Db = Kysely<ReservationTables>;

/** How guests are told: the site's origin, and the secret that keys are made with. */
export type Delivery = { publicUrl: string; keySecret: string };

/** `places` are those that it took; none where the reservation was there already. */
export type Reserved = { ok: true; key: string; reservation: Reservation; isNew: boolean; places: SlotChange[] };

/** A second reference is tried when the first belongs to another reservation; that both do is as good as impossible. */
const referenceTries = 5;

/**
 * Takes the places, stores the reservation and queues its mail in one transaction. A reservation whose dedupe key is known
 * is answered with the first one, also when both come at the same moment.
 */
export async function reserve(
  db: Db,
  wanted: NewReservation,
  delivery: Delivery,
  now: Date,
): Promise<Reserved | NotEnough> {
  const key = reservationKey(delivery.keySecret, wanted.dedupeKey);
  for (let tries = 0; tries < referenceTries; tries += 1) {
    const stored = await orNotEnough(() =>
      db.transaction().execute((inside) => store(inside, wanted, key, delivery, now)),
    );
    if (stored) return stored;
  }
  throw new Error('No free reference was found.');
}

/**
 * The key of the link that a guest gets, made from what was sent: whoever sends the same form again, after an answer that was
 * lost, is given the same link, and the database holds its hash alone.
 */
function reservationKey(secret: string, dedupeKey: string): string {
  return createHmac('sha256', secret).update(`reservation ${dedupeKey}`).digest('base64url');
}

/** Null when the reference is taken. */
async function store(
  db: Db,
  wanted: NewReservation,
  key: string,
  delivery: Delivery,
  now: Date,
): Promise<Reserved | null> {
  const { time, dedupeKey, ...guest } = wanted;
  const row = {
    ...guest,
    ...timeColumns(time),
    id: randomUUID(),
    reference: newReference(),
    status: 'confirmed' as const,
    revision: 0,
    created_at: now.toISOString(),
    changed_at: null,
    cancelled_at: null,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reservation')
    .values({ ...row, key_hash: secretHash(key), dedupe_key: dedupeKey })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return findDuplicate(db, dedupeKey, key);

  const taken = withPlaces(new Map(), time.slots, wanted.party);
  const places = await changePlaces(db, wanted.story, taken, time.capacity);
  const reservation = readRow(row);
  await queueMail(db, await reservationMail('reserved', { reservation, key, ...delivery }), now);
  return { ok: true, key, reservation, isNew: true, places };
}

async function findDuplicate(db: Db, dedupeKey: string, key: string): Promise<Reserved | null> {
  const row = await db
    .selectFrom('reservation')
    .select(reservationColumns)
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return row ? { ok: true, key, reservation: readRow(row), isNew: false, places: [] } : null;
}

type Change = { time: ReservableTime; party: number };
type Changed = { ok: true; reservation: Reservation; places: SlotChange[] };

/** Moves a reservation to another time or another number of guests, in one transaction. Null when there is none. */
export function changeReservation(
  db: Db,
  key: string,
  change: Change,
  delivery: Delivery,
  now: Date,
): Promise<Changed | NotEnough | Closed | null> {
  return orNotEnough(() => db.transaction().execute((inside) => move(inside, key, change, delivery, now)));
}

async function move(
  db: Db,
  key: string,
  { time, party }: Change,
  { publicUrl }: Delivery,
  now: Date,
): Promise<Changed | Closed | null> {
  const old = await lockReservation(db, 'key_hash', secretHash(key));
  if (!old) return null;
  if (old.status !== 'confirmed') return { ok: false, problem: 'closed', status: old.status };
  // Sent twice, or nothing chosen anew.
  if (old.starts_at === time.start && old.party === party) return { ok: true, reservation: old, places: [] };

  const changes = withPlaces(withPlaces(new Map(), old.slots, -old.party), time.slots, party);
  const places = await changePlaces(db, old.story, changes, time.capacity);
  const row = { party, revision: old.revision + 1, changed_at: now.toISOString(), ...timeColumns(time) };
  await db.updateTable('reservation').set(row).where('id', '=', old.id).execute();
  const reservation = { ...old, ...row, slots: [...time.slots] };
  await queueMail(db, await reservationMail('changed', { reservation, before: old, key, publicUrl }), now);
  return { ok: true, reservation, places };
}

/** Who cancels: the guest, with the key of the mailed link, or the house, which knows the id. */
export type Canceller = { key: string } | { id: string };

/**
 * Gives the places back and tells the guest, in one transaction. One that is cancelled already stays so. Null when there is
 * none.
 */
export function cancelReservation(
  db: Db,
  by: Canceller,
  delivery: Delivery,
  now: Date,
): Promise<Changed | Closed | null> {
  return db.transaction().execute((inside) => cancel(inside, by, delivery, now));
}

async function cancel(db: Db, by: Canceller, { publicUrl }: Delivery, now: Date): Promise<Changed | Closed | null> {
  const byGuest = 'key' in by;
  const old = await (byGuest ? lockReservation(db, 'key_hash', secretHash(by.key)) : lockReservation(db, 'id', by.id));
  if (!old) return null;
  if (old.status === 'cancelled') return { ok: true, reservation: old, places: [] };
  if (old.status !== 'confirmed') return { ok: false, problem: 'closed', status: old.status };
  const places = await changePlaces(db, old.story, withPlaces(new Map(), old.slots, -old.party), 0);
  const row = { status: 'cancelled' as const, revision: old.revision + 1, cancelled_at: now.toISOString() };
  await db.updateTable('reservation').set(row).where('id', '=', old.id).execute();
  const reservation = { ...old, ...row };
  const news = byGuest ? 'cancelled' : 'cancelled_by_us';
  await queueMail(db, await reservationMail(news, { reservation, key: null, publicUrl }), now);
  return { ok: true, reservation, places };
}

function timeColumns({ day, start, end, shown, slots }: ReservableTime) {
  return { day, starts_at: start, ends_at: end, shown_time: shown, slots: JSON.stringify(slots) };
}

/** What a transaction answers, or how many places were left when it was undone. */
async function orNotEnough<Answer>(run: () => Promise<Answer>): Promise<Answer | NotEnough> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof PlacesMissing) return { ok: false, problem: 'not_enough', left: error.left };
    throw error;
  }
}
