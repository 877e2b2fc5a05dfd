import type { CommerceContext } from '../context.ts';

/** Marks a cart as an order, in the order's own transaction; false when it was one already. Nobody finds it again. */
export async function completeCart({ db, now }: CommerceContext, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('commerce_cart')
    .set({ completed_at: now().toISOString() })
    .where('id', '=', token)
    .where('completed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
