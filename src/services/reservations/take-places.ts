import type { Kysely } from 'kysely';
import type { ReservationTables } from './tables.ts';

/** There are not enough places in a slot; `left` is how many there are. Undoes the transaction that it is thrown in. */
export class PlacesMissing extends Error {
  override name = 'PlacesMissing';
  readonly left: number;
  constructor(slot: string, left: number) {
    super(`Only ${left} places are left at ${slot}.`);
    this.left = left;
  }
}

/** By how many places each slot of a story changes: positive ones are taken, negative ones given back. */
export type PlaceChanges = ReadonlyMap<string, number>;

/** How many places of a slot were taken before a reservation, its change or its end, and how many are now. */
export type SlotChange = { slot: string; from: number; to: number };

/** What a reservation changes that takes `party` places of `slots`, added to `changes`. */
export function withPlaces(changes: PlaceChanges, slots: readonly string[], party: number): PlaceChanges {
  const sum = new Map(changes);
  for (const slot of slots) sum.set(slot, (sum.get(slot) ?? 0) + party);
  return sum;
}

/**
 * Takes and gives back places, in a transaction. The rows are counted up where there is room, in one statement each, so that
 * nobody can take the same place; always in the same order, so that no two transactions wait for each other. Answers the slots
 * that it changed; throws PlacesMissing.
 */
export async function changePlaces(
  db: Kysely<ReservationTables>,
  story: string,
  changes: PlaceChanges,
  capacity: number,
): Promise<SlotChange[]> {
  const changed: SlotChange[] = [];
  for (const [slot, change] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (change === 0) continue;
    await db
      .insertInto('reservation_slot')
      .values({ story, slot, taken: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await db
      .updateTable('reservation_slot')
      .set((eb) => ({ taken: eb('taken', '+', change) }))
      .where('story', '=', story)
      .where('slot', '=', slot)
      .$if(change > 0, (query) => query.where('taken', '<=', capacity - change))
      .returning('taken')
      .executeTakeFirst();
    if (!row) {
      const taken = (await takenPlaces(db, story, [slot])).get(slot) ?? 0;
      throw new PlacesMissing(slot, Math.max(0, capacity - taken));
    }
    changed.push({ slot, from: row.taken - change, to: row.taken });
  }
  return changed;
}

/** How many places of each slot are taken; a slot that nobody reserved is missing. */
export async function takenPlaces(
  db: Kysely<ReservationTables>,
  story: string,
  slots: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (slots.length === 0) return new Map();
  const rows = await db
    .selectFrom('reservation_slot')
    .select(['slot', 'taken'])
    .where('story', '=', story)
    .where('slot', 'in', slots)
    .execute();
  return new Map(rows.map(({ slot, taken }) => [slot, taken]));
}
