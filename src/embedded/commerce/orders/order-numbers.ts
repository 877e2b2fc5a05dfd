import type { CommerceContext } from '../context.ts';

/** Order ids are as long as the vendor's, and rise with the numbers. */
const ID_BASE = 6_100_000_000_000;

/**
 * Takes the next order number. Inside the order's transaction: its row is the shop's queue, so that no number is given
 * twice, and one whose order fails is given again.
 */
export async function nextOrderNumber({ db }: CommerceContext): Promise<{ id: number; number: number }> {
  const { last_number: number } = await db
    .updateTable('commerce_order_sequence')
    .set((eb) => ({ last_number: eb('last_number', '+', 1) }))
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return { id: ID_BASE + number, number };
}
